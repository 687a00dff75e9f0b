// The page as an installed program: its manifest, and how the system opens it with a puzzle.
import { expect, open, test, visit } from "./page.mjs";

const line = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const importer = (page) => page.getByRole("dialog", { name: "Import" });

test("every icon and screenshot of the manifest is there and has its size", async ({ page }) => {
  await open(page);
  const wrong = await page.evaluate(async () => {
    const address = document.querySelector("link[rel=manifest]").href;
    const manifest = await (await fetch(address)).json();
    const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    pictures.push({ src: document.querySelector("link[rel=apple-touch-icon]").href, sizes: "180x180" });
    const load = async ({ src, sizes }) => {
      const image = new Image();
      image.src = new URL(src, address).href;
      await image.decode();
      return sizes === "any" || sizes === `${image.naturalWidth}x${image.naturalHeight}` ? undefined : `${src}: ${image.naturalWidth}`;
    };
    return (await Promise.all(pictures.map(load))).filter(Boolean);
  });
  expect(wrong).toEqual([]);
});

test("each shortcut opens its place", async ({ page }) => {
  await open(page);
  const shortcuts = await page.evaluate(async () => {
    const address = document.querySelector("link[rel=manifest]").href;
    return (await (await fetch(address)).json()).shortcuts.map(({ url }) => new URL(url, address).href);
  });
  expect(shortcuts).toHaveLength(2);
  for (const address of shortcuts) {
    await page.goto(address);
    await expect(page.locator("nav [aria-current=page]:visible").first()).toHaveAttribute("href", new URL(address).hash);
  }
});

test("the manifest and the description are in the language of the page", async ({ page }) => {
  const of = (lang) =>
    visit(page, `./?lang=${lang}`).then(() =>
      page.evaluate(async () => {
        const manifest = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
        const description = document.querySelector("meta[name=description]").content;
        return { lang: manifest.lang, isSame: description === manifest.description, names: manifest.shortcuts.map(({ name }) => name) };
      }),
    );
  expect(await of("de")).toEqual({ lang: "de", isSame: true, names: ["Heute", "Weiter"] });
  expect(await of("ja")).toMatchObject({ lang: "ja", isSame: true });
  expect((await of("en")).names).toEqual(["Today", "Continue"]);
});

test("a shared text is imported, once", async ({ page }) => {
  await visit(page, `./?lang=en&title=A%20puzzle&text=${line}`);
  await expect(importer(page).getByRole("img", { name: "Preview, 25 clues" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("?lang=en");
  await page.reload();
  await expect(page.locator("[data-app=ready]")).toBeAttached();
  await expect(importer(page)).toBeHidden();
});

test("a file that the system opens is imported", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "launchQueue", { value: { setConsumer: (consume) => (window.consume = consume) } }));
  await open(page);
  await page.evaluate((line) => {
    window.consume({ files: [] });
    window.consume({ files: [{ getFile: async () => new File([line], "puzzle.sdm") }] });
  }, line);
  await expect(importer(page).getByRole("img", { name: "Preview, 25 clues" })).toBeVisible();
});

test.describe("kept for use without a network", () => {
  test.use({ serviceWorkers: "allow" });

  /** As the system sends what is shared: a form, from outside of the page. */
  async function share(page, address, fill) {
    const sender = await page.context().newPage();
    await sender.setContent(`<form method="post" enctype="multipart/form-data" action="${new URL("share", address)}"><input name="title"><input name="text"><input name="url"><input name="picture" type="file"><button>Share</button></form>`);
    await fill(sender);
    await sender.getByRole("button", { name: "Share" }).click();
    return sender;
  }

  test("a picture or a text that another program shares is opened, once", async ({ page, baseURL }) => {
    await open(page, { hash: `#p=${line}` });
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 90_000 }).toBe(true);
    const picture = await page.screenshot();
    const opened = await share(page, baseURL, (sender) => sender.locator("[type=file]").setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: picture }));
    await expect(opened.getByRole("heading", { name: "25 digits read" })).toBeVisible();
    expect(new URL(opened.url()).search).toBe("");
    // The picture is not kept.
    expect(await opened.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith(" shared")))).toEqual([]);
    const text = await share(page, baseURL, (sender) => sender.locator("[name=text]").fill(line));
    await expect(importer(text).getByRole("img", { name: "Preview, 25 clues" })).toBeVisible();
  });
});
