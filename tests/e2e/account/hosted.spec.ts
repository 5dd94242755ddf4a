import type { Page } from "@playwright/test";
import { signUp, somebody } from "../../support/browser/accounts.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";

// Google's hosts are answered here, or not at all.
test.use({ expectedErrors: NETWORK_ERRORS });

/** Addresses of other origins that the page asked for. */
function foreignRequests(page: Page): URL[] {
  const asked: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.hostname !== "127.0.0.1") asked.push(url);
  });
  return asked;
}

/** Answers in Google's place; its script is empty, so that what would be sent stays in the page. */
async function answerMeasuring(page: Page): Promise<void> {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.route("https://firebase.googleapis.com/**", (route) =>
    route.fulfill({ headers, json: { measurementId: "G-TEST123456", appId: "1:1:web:1" } }),
  );
  await page.route("https://firebaseinstallations.googleapis.com/**", (route) =>
    route.fulfill({
      headers,
      json: {
        fid: "cAAAAAAAAAAAAAAAAAAAAA",
        refreshToken: "refresh",
        authToken: { token: "token", expiresIn: "604800s" },
      },
    }),
  );
}

/** What has been handed to the measuring script: its calls as lists. */
const reported = (page: Page) =>
  page.evaluate(() => {
    const calls: unknown = Reflect.get(globalThis, "dataLayer");
    return Array.isArray(calls) ? calls.map((call: ArrayLike<unknown>) => Array.from(call)) : [];
  });

test("a deletion that loses the connection half way can be done once more", async ({ page }) => {
  const person = somebody();
  await signUp(page, person);
  const remove = async () => {
    await page.getByRole("link", { name: `Profile of ${person.displayName}` }).click();
    await page.getByRole("button", { name: "Delete my account" }).click();
    const panel = page.getByRole("dialog", { name: "Delete my account" });
    await panel.getByLabel("Password", { exact: true }).fill(person.password);
    await panel.getByRole("button", { name: "Delete it for good" }).click();
  };
  await page.route("**/v1/accounts:delete*", (route) => route.abort());
  await remove();
  await expect(page.getByText("Your data is deleted, but not the account.")).toBeVisible();
  await page.unroute("**/v1/accounts:delete*");
  await remove();
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
});

test("entering the Growing Tool is reported with path and query, and nothing else is", async ({
  page,
}) => {
  const asked = foreignRequests(page);
  await answerMeasuring(page);
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(asked).toEqual([]);

  await page.goto("/growing-tool?from=test");
  await expect
    .poll(async () => (await reported(page)).filter(([kind]) => kind === "event"))
    .toEqual([
      ["event", "page_view", expect.objectContaining({ page_path: "/growing-tool?from=test" })],
    ]);
  expect(await reported(page)).toContainEqual([
    "config",
    "G-TEST123456",
    expect.objectContaining({ send_page_view: false }),
  ]);
});

for (const [signal, property, value] of [
  ["Global Privacy Control", "globalPrivacyControl", true],
  ["Do Not Track", "doNotTrack", "1"],
] as const)
  test(`nothing is measured with ${signal}`, async ({ page }) => {
    await page.addInitScript(
      ([name, set]) => Object.defineProperty(Navigator.prototype, name, { get: () => set }),
      [property, value] as const,
    );
    const asked = foreignRequests(page);
    await page.goto("/growing-tool");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(asked).toEqual([]);
    expect(await reported(page)).toEqual([]);
  });
