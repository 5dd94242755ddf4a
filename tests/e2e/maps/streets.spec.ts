import { rmSync } from "node:fs";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { logRequests } from "../../support/browser/requestLog.ts";
import { makeSampleFolder } from "../../support/server/preparedFolder.ts";
import { startSite } from "../../support/server/site.ts";

const PROVIDER = "https://tiles.example";
const SETTINGS = {
  MAP_TILES_URL: `${PROVIDER}/{z}/{x}/{y}.png`,
  MAP_TILES_ATTRIBUTION: "© Example contributors",
  TRUSTED_PROXIES: "1",
};
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);

test.use({ expectedErrors: { patterns: [/^Loading the image 'https:\/\/tiles\.example/] } });

test("without the operator's setting no other origin may give the page a picture", async ({
  page,
}) => {
  const answer = await page.goto("/dispensary-maps");
  expect(answer?.headers()["content-security-policy"]).toContain("img-src 'self' data:;");
  await expect(page.getByRole("listbox", { name: /^Map of/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show streets" })).toBeHidden();
  await page.route(`${PROVIDER}/**`, (route) => route.fulfill({ body: PIXEL }));
  const refused = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        addEventListener("securitypolicyviolation", ({ blockedURI }) => resolve(blockedURI), {
          once: true,
        });
        new Image().src = address;
      }),
    `${PROVIDER}/1/2/3.png`,
  );
  expect(refused).toBe(`${PROVIDER}/1/2/3.png`);
});

test(
  "with it streets come after a tap, which says whom it tells, and not before",
  { tag: "@long" },
  async ({ page, gateway }) => {
    const dataDir = await makeSampleFolder();
    const site = await startSite(dataDir, SETTINGS, () => {});
    try {
      gateway.site = site.url;
      await page.route(`${PROVIDER}/**`, (route) =>
        route.fulfill({ contentType: "image/png", body: PIXEL }),
      );
      const log = logRequests(page, gateway);
      const answer = await page.goto("/dispensary-maps");
      expect(answer?.headers()["content-security-policy"]).toContain(
        `img-src 'self' data: ${PROVIDER};`,
      );
      await expect(page.getByText(/asking for them tells it which part/)).toBeVisible();
      await page.getByRole("button", { name: "Zoom in" }).click();
      expect(log.foreign()).toEqual([]);
      await page.getByRole("button", { name: "Show streets" }).click();
      await expect(page.getByText("© Example contributors")).toBeVisible();
      const loaded = () =>
        page
          .locator(`img[src^="${PROVIDER}"]`)
          .evaluateAll((images) =>
            images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 1),
          )
          .then(({ length }) => length);
      await expect.poll(loaded).toBeGreaterThan(0);
      expect(log.foreign()).toEqual([PROVIDER]);
      await page.getByRole("button", { name: "Hide streets" }).click();
      await expect(page.getByText("© Example contributors")).toBeHidden();
    } finally {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
