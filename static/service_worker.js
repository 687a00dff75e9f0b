// Keeps the page for use without a network. A build is kept whole, each file checked against its
// digest, or not at all: until every file is there, the build before it stays. A page names its
// build in what it asks for (`?v=`), and scripts have a digest in their names, so a page that is
// open goes on with the files of its own build while the next start takes the new one.

// build/finish.mjs writes the build's name and the digest of each file here. Without them, as in
// `trunk serve`, this worker removes what an earlier one has kept, and itself.
const BUILD = null;

const SCOPE = new URL(registration.scope);
const PREFIX = `nonet ${SCOPE.pathname} `;
/** Holds the build of each open page, under the page's id. */
const PAGES = `${PREFIX}pages`;
/** So many files are fetched at once: few, because nothing waits for them. */
const LANES = 4;

const cacheOf = (version) => PREFIX + version;
const addressOf = (name) => new URL(name, SCOPE).href;
const isOurs = (name) => name.startsWith(PREFIX);
const digests = new Map(BUILD?.files);

/** The file as this build has it, from the cache of an earlier build. */
async function reuse(name, digest) {
  for (const cache of (await caches.keys()).filter(isOurs)) {
    const kept = await caches.match(addressOf(name), { cacheName: cache });
    if (kept?.headers.get("x-digest") === digest) return kept;
  }
}

/** The file from the host; fails unless it is the one of this build. */
async function load(name, digest) {
  const ask = (cache) => fetch(addressOf(name), { cache, integrity: digest, priority: "low", credentials: "same-origin" });
  // The copy that loaded the page serves if it is of this build.
  const answer = await ask("default").catch(() => ask("reload"));
  if (!answer.ok) throw new Error(`${answer.status}: ${name}`);
  const headers = new Headers(answer.headers);
  ["content-encoding", "content-length", "vary"].forEach((header) => headers.delete(header));
  headers.set("x-digest", digest);
  // A new answer, because a browser refuses one that was redirected as a page.
  return new Response(await answer.blob(), { headers });
}

async function keepBuild() {
  const cache = await caches.open(cacheOf(BUILD.version));
  const files = [...BUILD.files];
  const lane = async () => {
    for (let next = files.shift(); next; next = files.shift()) {
      const [name, digest] = next;
      // What an interrupted attempt has kept stays.
      if (await cache.match(addressOf(name))) continue;
      await cache.put(addressOf(name), (await reuse(name, digest)) ?? (await load(name, digest)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane)).finally(() => (files.length = 0));
  const kept = await (await caches.open(cacheOf(BUILD.version))).keys();
  if (kept.length < BUILD.files.length) throw new Error("the cache lost files while it was filled");
}

const pagesOpen = async () => {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const homes = [SCOPE.pathname, `${SCOPE.pathname}index.html`];
  return windows.filter(({ url }) => homes.includes(new URL(url).pathname));
};

/** Deletes the builds that no open page is of. */
async function clean() {
  const pages = await caches.open(PAGES);
  const used = new Set([PAGES, cacheOf(BUILD.version)]);
  const unknown = new Set((await pagesOpen()).map(({ id }) => addressOf(id)));
  for (const { url } of await pages.keys()) {
    if (unknown.delete(url)) used.add(cacheOf(await (await pages.match(url)).text()));
    else await pages.delete(url);
  }
  // A page that has not named its build yet, or another build that is being kept: another time.
  if (unknown.size > 0 || registration.installing || registration.waiting) return;
  const unused = (await caches.keys()).filter((name) => isOurs(name) && !used.has(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

async function removeAll() {
  await Promise.all((await caches.keys()).filter(isOurs).map((name) => caches.delete(name)));
  await registration.unregister();
  await Promise.all((await pagesOpen()).map((page) => page.navigate(page.url)));
}

async function takeOver() {
  if (!BUILD) return removeAll();
  await clean();
  await clients.claim();
  (await pagesOpen()).forEach((page) => page.postMessage(BUILD.version));
}

/** The kept file: of the build asked for, else of this one, else of whichever has it. */
async function find(name, version) {
  const own = version ?? BUILD.version;
  const caching = version ? [] : (await caches.keys()).filter(isOurs);
  for (const cacheName of [cacheOf(own), ...caching]) {
    const kept = await caches.match(addressOf(name), { cacheName });
    if (kept) return kept;
  }
}

addEventListener("install", (event) => {
  // It may take over at once: it serves the pages of the build before, too.
  event.waitUntil((BUILD ? keepBuild() : Promise.resolve()).then(() => skipWaiting()));
});

addEventListener("activate", (event) => event.waitUntil(takeOver()));

// A page says of which build it is, and hears the newest that is kept.
addEventListener("message", (event) => {
  const { data: version, source } = event;
  if (!BUILD || typeof version !== "string" || !source?.id) return;
  source.postMessage(BUILD.version);
  const note = async () => {
    await (await caches.open(PAGES)).put(addressOf(source.id), new Response(version));
    await clean();
  };
  event.waitUntil(note());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (!BUILD || request.method !== "GET" || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return;
  const isPage = request.mode === "navigate";
  const name = pathname.slice(SCOPE.pathname.length).replace(/^index\.html$/, "");
  const isKept = digests.has(name) || /-[0-9a-f]{10,}(_bg)?\.\w+$/.test(name);
  if (!isKept || isPage !== (name === "")) return;
  const version = isPage ? BUILD.version : (searchParams.get("v") ?? undefined);
  event.respondWith(find(name, version).then((kept) => kept ?? fetch(request)));
});
