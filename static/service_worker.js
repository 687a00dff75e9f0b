// Keeps the page for use without a network. A build is kept whole, each file checked against its
// digest, or not at all: until every file is there, the build before it stays. A page names its
// build in what it asks for (`?v=`), and scripts have a digest in their names, so a page that is
// open goes on with the files of its own build while the next start takes the new one. Files that the
// browser has lost are fetched again when a page is opened.

// Of the languages those are kept in which a page was opened.

// build/finish.mjs writes the build's name and the digest of each file here, those of each language apart. Without them,
// as in `trunk serve`, this worker removes what an earlier one has kept, and itself.
const BUILD = null;

const SCOPE = new URL(registration.scope);
const PREFIX = `nonet ${SCOPE.pathname} `;
/** Holds the build of each open page, under the page's id. */
const PAGES = `${PREFIX}pages`;
/** Holds a picture that was shared with the installed page, until the page asks for it. */
const SHARED = `${PREFIX}shared`;
const SHARED_PICTURE = "shared-picture";
/** So many files are fetched at once: few, because nothing waits for them. */
const LANES = 6;
/** Hold all files of these folders, so that a first visit does not ask for each: of all languages, and of one. */
const TEXTS = "texts.json";
const textsOf = (language) => `texts-${language}.json`;
const isHashed = (name) => /-[0-9a-f]{10,}(_bg)?\.\w+$/.test(name);
const isText = (name) => /^(collections|first|learn|locales|programs)\//.test(name);
/** So many missing texts are asked for one by one. */
const FEW = 4;

/** What a page says that gives up the kept build; all others say their version and their language. */
const LEAVE = "leave";

const cacheOf = (version) => PREFIX + version;
const addressOf = (name) => new URL(name, SCOPE).href;
const isOurs = (name) => name.startsWith(PREFIX);
const digests = new Map([...(BUILD?.files ?? []), ...Object.values(BUILD?.languages ?? {}).flat()]);

const ask = (name, options) => fetch(addressOf(name), { credentials: "same-origin", priority: "low", ...options });

/** The answer that is kept of a file: a new one, because a browser refuses one that was redirected as a
 * page. */
function keptAnswer(body, digest, headers = {}) {
  const kept = new Headers(headers);
  ["content-encoding", "content-length", "vary"].forEach((header) => kept.delete(header));
  kept.set("x-digest", digest);
  return new Response(body, { headers: kept });
}

/** The file from the host; fails unless it is the one of this build. */
async function load(name, digest) {
  const attempt = (cache) => ask(name, { cache, integrity: digest });
  // The copy that loaded the page serves if it is of this build; the host is not asked about it again
  // where the name says so.
  const answer = await attempt(isHashed(name) ? "force-cache" : "default").catch(() => attempt("reload"));
  if (!answer.ok) throw new Error(`${answer.status}: ${name}`);
  return keptAnswer(await answer.blob(), digest, answer.headers);
}

/** The languages that pages have asked for since this worker runs. */
const asked = new Set();

/** The languages that are kept, of whichever build, or asked for. */
async function languages() {
  const names = (await caches.keys()).filter(isOurs);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const kept = new Set(keys.flat().map(({ url }) => url));
  const isKept = ([, files]) => files.some(([name]) => kept.has(addressOf(name)));
  return Object.entries(BUILD.languages).filter((row) => asked.has(row[0]) || isKept(row));
}

/** The files of this build that its cache does not hold but should, with the file that has all such texts: of all
 * languages, then of each that is kept. */
async function missingFiles() {
  const kept = new Set((await (await caches.open(cacheOf(BUILD.version))).keys()).map(({ url }) => url));
  const groups = [[TEXTS, BUILD.files], ...(await languages()).map(([language, files]) => [textsOf(language), files])];
  return groups.map(([texts, files]) => [texts, files.filter(([name]) => !kept.has(addressOf(name)))]);
}

const filesOf = (groups) => groups.flatMap(([, files]) => files);

/** Keeps what the caches of earlier builds have of these files; what they do not have. */
async function reuse(files) {
  const own = await caches.open(cacheOf(BUILD.version));
  const earlier = (await caches.keys()).filter((name) => isOurs(name) && name !== cacheOf(BUILD.version));
  const take = async ([name, digest]) => {
    for (const cacheName of earlier) {
      const kept = await caches.match(addressOf(name), { cacheName });
      if (kept?.headers.get("x-digest") === digest) return own.put(addressOf(name), kept);
    }
    return [name, digest];
  };
  return (await Promise.all(files.map(take))).filter(Boolean);
}

async function digestOf(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...sum))}`;
}

/** Keeps what one request for this file brings of these files; the others are asked for one by one. */
async function keepTexts(texts, files) {
  const wanted = new Map(files.filter(([name]) => isText(name)));
  if (wanted.size <= FEW) return;
  const own = await caches.open(cacheOf(BUILD.version));
  const keep = async ([name, text]) => {
    const bytes = new TextEncoder().encode(text);
    const digest = wanted.get(name);
    if (digest !== (await digestOf(bytes))) return;
    await own.put(addressOf(name), keptAnswer(bytes, digest, { "content-type": "text/plain; charset=utf-8" }));
  };
  const answer = await ask(`${texts}?v=${BUILD.version}`);
  await Promise.all(Object.entries(await answer.json()).map(keep));
}

async function keepMissing() {
  // A host without a file of texts still has each of them.
  const keepGroup = async ([texts, files]) => keepTexts(texts, await reuse(files)).catch(() => {});
  await Promise.all((await missingFiles()).map(keepGroup));
  const own = await caches.open(cacheOf(BUILD.version));
  const rest = filesOf(await missingFiles());
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      await own.put(addressOf(next[0]), await load(...next));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane)).finally(() => (rest.length = 0));
  if (filesOf(await missingFiles()).length > 0) throw new Error("the cache lost files while it was filled");
}

/** What is being kept; those who ask meanwhile wait for the same, or for what follows if they ask for another
 * language. */
let keeping;
function keepBuild(language) {
  const isNew = language !== undefined && language in BUILD.languages && !asked.has(language);
  if (isNew) asked.add(language);
  if (keeping && !isNew) return keeping;
  const before = keeping?.catch(() => {});
  const own = Promise.resolve(before).then(keepMissing).finally(() => {
    if (keeping === own) keeping = undefined;
  });
  return (keeping = own);
}

/** Whether the host has another build, but no longer the script of this worker, which would bring it. A
 * host that does not answer, or fails, may have it later. */
async function isStranded() {
  if (await registration.update().then(() => true, () => false)) return false;
  const [script, page] = await Promise.all([fetch(location.href, { cache: "no-store" }), ask("", { cache: "no-store" })]);
  const isScript = script.ok && /javascript/.test(script.headers.get("content-type"));
  if (isScript || !(script.ok || script.status === 404 || script.status === 410) || !page.ok) return false;
  const version = /<meta name="version" content="(\w+)">/.exec(await page.text())?.[1];
  return version !== undefined && version !== BUILD.version;
}

const pagesOpen = async () => {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const homes = [SCOPE.pathname, `${SCOPE.pathname}index.html`];
  return windows.filter(({ url }) => homes.includes(new URL(url).pathname));
};

/** Deletes the builds that no open page is of. */
async function clean() {
  const pages = await caches.open(PAGES);
  const used = new Set([PAGES, SHARED, cacheOf(BUILD.version)]);
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

/** Whether this worker is not installed yet; one that the browser starts again is. */
let isInstalling = false;

addEventListener("install", (event) => {
  isInstalling = true;
  // It may take over at once: it serves the pages of the build before, too.
  // Meanwhile the page has named its language, which comes then.
  const kept = BUILD ? keepBuild().then(() => keeping) : Promise.resolve();
  const done = kept.finally(() => (isInstalling = false));
  event.waitUntil(done.then(() => skipWaiting()));
});

addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** Notes of which build a page is, and reports the newest that is kept, whether all of it is there now,
 * and whether it is the last that can come this way. */
async function welcome(page, version, language) {
  page.postMessage(BUILD.version);
  await (await caches.open(PAGES)).put(addressOf(page.id), new Response(version));
  await clean();
  const isWhole = await keepBuild(language).then(() => true, () => false);
  page.postMessage({ isWhole, isStranded: await isStranded().catch(() => false) });
}

addEventListener("message", (event) => {
  const { data, source } = event;
  if (!BUILD || !source?.id || typeof data !== "string") return;
  const [version, language] = data.split(" ");
  // While this worker is installed another one, or none, serves the page, which only has its language kept.
  if (isInstalling) return event.waitUntil(keepBuild(language).catch(() => {}));
  event.waitUntil(data === LEAVE ? removeAll() : welcome(source, version, language));
});

/** What another program shares (`share_target` of the manifest): the page opens and asks for the picture, or
 * finds the text in its address. */
async function takeShared(request) {
  const form = await request.formData();
  const picture = form.get("picture");
  if (picture instanceof File && picture.name) {
    const kept = new Response(picture, { headers: { "content-type": picture.type } });
    await (await caches.open(SHARED)).put(addressOf(SHARED_PICTURE), kept);
    return Response.redirect(addressOf("?picture=#/create/picture"), 303);
  }
  form.delete("picture");
  return Response.redirect(addressOf(`?${new URLSearchParams([...form])}`), 303);
}

/** The picture, once. */
async function giveShared() {
  const kept = await caches.match(addressOf(SHARED_PICTURE), { cacheName: SHARED });
  await caches.delete(SHARED);
  return kept ?? new Response(null, { status: 404 });
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (!BUILD || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return;
  const isPage = request.mode === "navigate";
  const name = pathname.slice(SCOPE.pathname.length).replace(/^index\.html$/, "");
  if (request.method === "POST" && name === "share") return event.respondWith(takeShared(request));
  if (request.method !== "GET") return;
  if (name === SHARED_PICTURE) return event.respondWith(giveShared());
  const isKept = digests.has(name) || isHashed(name);
  if (!isKept || isPage !== (name === "")) return;
  const version = isPage ? BUILD.version : (searchParams.get("v") ?? undefined);
  event.respondWith(find(name, version).then((kept) => kept ?? fetch(request)));
});
