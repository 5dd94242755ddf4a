import * as v from "valibot";
import { expect, onScreen, test } from "../../support/browser/fixtures.ts";

const PictureSchema = v.object({
  src: v.string(),
  sizes: v.string(),
  type: v.string(),
  purpose: v.optional(v.string()),
  form_factor: v.optional(v.string()),
});
const ManifestSchema = v.object({
  id: v.literal("/"),
  scope: v.literal("/"),
  start_url: v.literal("/"),
  name: v.string(),
  short_name: v.pipe(v.string(), v.maxLength(14)),
  display_override: v.array(v.string()),
  launch_handler: v.object({ client_mode: v.array(v.string()) }),
  icons: v.array(PictureSchema),
  screenshots: v.array(PictureSchema),
  shortcuts: v.array(
    v.object({ name: v.string(), url: v.string(), icons: v.array(PictureSchema) }),
  ),
});

test("the manifest names what exists, the browser itself finds nothing that keeps the app from being installed, and installing is offered once", async ({
  page,
}) => {
  await page.goto("/");
  await test.step("the manifest names icons, shortcuts and pictures that exist in their stated sizes", async () => {
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
      "href",
      "/manifest.webmanifest",
    );
    const manifest = v.parse(
      ManifestSchema,
      await (await page.request.get("/manifest.webmanifest")).json(),
    );
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
      new Set(["any", "maskable", "monochrome"]),
    );
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ["Menus", "/dispensary-menus"],
      ["Deals", "/dispensary-deals"],
      ["Limits", "/dispensary-limits"],
      ["Growing Tool", "/growing-tool"],
    ]);
    expect(new Set(manifest.screenshots.map(({ form_factor: form }) => form))).toEqual(
      new Set(["narrow", "wide"]),
    );

    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    for (const { src, sizes } of pictures) {
      const size = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      if (sizes !== "any") expect(size, src).toBe(sizes);
    }
  });
  await test.step("the browser itself finds nothing that keeps the app from being installed", async () => {
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    const hindrances = installabilityErrors
      .map(({ errorId }) => errorId)
      // A test browser's profile is always incognito.
      .filter((id) => id !== "in-incognito");
    expect(hindrances).toEqual([]);
  });
  await test.step("installing is offered in the menu where the browser allows, and asks once", async () => {
    const offer = page.getByRole("button", { name: "Install app" });
    await expect(page.getByRole("navigation", { name: "Site" })).toBeVisible();
    await expect(offer).toBeHidden();
    await page.evaluate(() => {
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: () => {
          document.title = "asked";
          return Promise.resolve({ outcome: "dismissed" });
        },
      });
      dispatchEvent(event);
    });
    await offer.click();
    await expect(page).toHaveTitle("asked");
    await expect(offer).toBeHidden();
  });
});

onScreen.describe("on an iPhone", () => {
  onScreen.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    viewport: { width: 390, height: 844 },
  });

  onScreen("installing is explained step by step", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Install app" }).click();
    const steps = page.getByRole("dialog", { name: "Add to Home Screen" });
    await expect(steps.getByRole("listitem")).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(steps).toBeHidden();
  });
});
