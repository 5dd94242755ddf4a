import { VIEWS_CACHE_PREFIX } from "../../../src/domain/queries/cacheIndex.ts";
import { SCREENS } from "../../../src/domain/site/routes.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilCopied,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { openWithin } from "../../support/browser/openWithin.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const address = (screen: string) => screen.replace(/\$\w+/, "blue-dream");

const ON_THE_SITE = /.+ \| Ohio Cannabis Community$/;

/** Words of each that stand there alone. */
const FIXED_PAGES = [
  ["/change-log", "Added"],
  ["/social", "Report a problem"],
  ["/contribute", "No one can pay for a rank."],
  ["/resources", "Storing it safely"],
  ["/other-maps", "Who has a license in Ohio"],
  ["/introduction", "Where prices come from"],
] as const;

const statistics = /Ohio's Most Available Strains/;

test("with no server, every route opens, some by other addresses, and home with its age", async ({
  page,
  gateway,
}) => {
  test.slow();
  await page.goto("/");
  await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  await untilSavedForOffline(page);
  await untilHomeIsSaved(page);
  gateway.cut();

  // The document is the same for all: a few are opened as such, of each form, and the others within it.
  for (const route of ["/", "/terpenes/$terpene", "/menu", "/genetics/$genetic"]) {
    await page.goto(address(route), { waitUntil: "commit" });
    await expect(page, route).toHaveTitle(ON_THE_SITE);
    await expect(page.getByRole("heading", { level: 1 }), route).toBeVisible();
  }
  for (const route of Object.keys(SCREENS)) {
    await openWithin(page, address(route));
    await expect(page, route).toHaveTitle(ON_THE_SITE);
  }
  await page.goto("/");
  await page.reload();
  await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  await expect(page.getByText(/^Updated /)).toBeVisible();
});

test("a phone that has seen one screen with a connection opens the others without, each with what is on it", async ({
  page,
  gateway,
  context,
}) => {
  await page.goto("/social");
  await untilSavedForOffline(page);
  await untilHomeIsSaved(page);
  await untilCopied(page, "deals");
  await untilCopied(page, "stores");
  await test.step("an API answer is never taken from the saved shell, with a connection", async () => {
    expect(await page.evaluate(askApi)).toEqual([404, "application/problem+json"]);
  });
  gateway.cut();
  await test.step("nor without one", async () => {
    expect(await page.evaluate(askApi)).toBe("unreachable");
  });
  await page.close();
  const phone = await context.newPage();
  const title = (name: string) => phone.getByRole("heading", { level: 1, name, exact: true });

  await test.step("home", async () => {
    await phone.goto("/");
    await expect(phone.locator("#root:not([data-view])")).toBeAttached();
    await expect(phone.getByRole("region", { name: statistics })).toBeVisible();
  });
  await context.setOffline(true);
  await test.step("the deals of all stores, which nobody had asked for yet", async () => {
    await openWithin(phone, "/dispensary-deals");
    await expect(phone.getByRole("article").first()).toContainText("$");
  });
  await test.step("and the map, with its stores", async () => {
    await openWithin(phone, "/dispensary-maps");
    await expect(
      phone.getByRole("list", { name: "Stores" }).getByRole("button").first(),
    ).toBeVisible();
  });
  await test.step("the fixed pages", async () => {
    for (const [fixed, words] of FIXED_PAGES) {
      await openWithin(phone, fixed);
      await expect(phone.getByText(words).first(), fixed).toBeVisible();
    }
  });
  await test.step("the Growing Tool, which works", async () => {
    await phone.goto("/growing-tool");
    await phone.getByLabel("Strain name").fill("Afghani");
    await expect(phone.getByRole("region", { name: "Plant Overview" })).toContainText("Afghani");
  });
  await test.step("the introduction, at a part of it", async () => {
    await phone.goto("/introduction#glossary");
    await expect(phone.getByRole("heading", { name: "Words on labels" })).toBeInViewport();
    await expect(phone.getByText(/^Offline copy ready: \d+(\.\d)? [kM]B$/)).toBeVisible();
  });
  await test.step("a strain by another name, its lineage and the list", async () => {
    await phone.goto("/genetics/gsc");
    await expect(phone).toHaveURL("/strain-genetics/girl-scout-cookies");
    await expect(title("Girl Scout Cookies")).toBeVisible();
    await expect(phone.getByText("No menu is saved on this device yet.")).toBeVisible();
    const drawing = phone.getByRole("group", { name: /^Lineage of/ });
    await drawing.getByRole("link", { name: /^Durban Poison/ }).click();
    await expect(title("Durban Poison")).toBeVisible();
    await openWithin(phone, "/strain-genetics");
    await phone.getByLabel("Search strains").fill("geltao 41");
    await phone.getByRole("link", { name: "Gelato #41" }).click();
    await expect(phone).toHaveTitle("Gelato #41 | Ohio Cannabis Community");
  });
  await test.step("a terpene, which leads to the next", async () => {
    await openWithin(phone, "/terpenes/bisabolol");
    await expect(title("Bisabolol")).toBeVisible();
    await expect(phone.getByText(/No menu is saved on this device yet/)).toBeVisible();
    await phone.getByRole("link", { name: /^Next:/ }).click();
    await expect(phone).toHaveURL(/\/terpenes\/(?!bisabolol)/);
    await phone.getByRole("list", { name: "Terpenes" }).getByText("Linalool").click();
    await expect(title("Linalool")).toBeFocused();
  });
  await test.step("the limits, which remember after a restart", async () => {
    await openWithin(phone, "/dispensary-limits");
    await phone.getByLabel("Quantity", { exact: true }).fill("25");
    await phone.getByLabel("Size, g").fill("2.83");
    await phone.getByRole("button", { name: "Add", exact: true }).click();
    await expect(
      phone.getByText("Close to the limit: 70.75 of 70.87 g, nothing more fits today"),
    ).toBeVisible();
    await phone.getByRole("button", { name: "One Flower, 2.83 g more" }).click();
    await expect(phone.getByText("Over the limit: 3.8% too much")).toBeVisible();
    await phone.getByRole("radio", { name: "Patient" }).check();
    await phone.close();
    const again = await context.newPage();
    await again.goto("/dispensary-limits");
    await expect(again.getByRole("radio", { name: "Patient" })).toBeChecked();
    await expect(again.getByText("Within the limit: 74% left")).toBeVisible();
  });
});

/** Runs in the page: what a call gets that no API answers and that accepts a page. */
async function askApi(): Promise<unknown> {
  const answer = await fetch("/api/nowhere", { headers: { accept: "text/html" } }).catch(
    () => null,
  );
  return answer === null ? "unreachable" : [answer.status, answer.headers.get("content-type")];
}

test.describe("a failed refresh keeps the data and says so", () => {
  const HOURS_LATER_MS = 2 * 60 * 60_000;

  test(
    "until the connection is back by itself",
    { tag: "@long" },
    async ({ page, gateway, context }) => {
      await page.goto("/");
      await untilHomeIsSaved(page);
      await untilSavedForOffline(page);
      await page.clock.install({ time: Date.now() + HOURS_LATER_MS });
      gateway.cut();
      await page.reload();
      // Chromium 150 believes in a connection in a page that was loaded without one.
      await context.setOffline(true);
      const sign = page.getByRole("status", { name: "Connection" });
      await expect(sign).toHaveText("Offline 2 h ago");
      await expect(page.getByRole("region", { name: statistics })).toBeVisible();
      await sign.getByRole("button").click();
      await expect(page.getByText(/Showing data from \d+:\d\d [AP]M/)).toBeVisible();
      await page.keyboard.press("Escape");

      gateway.network = "open";
      await context.setOffline(false);
      await expect(sign).toHaveText("");
    },
  );

  test("until Retry brings news", { tag: "@long" }, async ({ page, gateway }) => {
    await page.goto("/");
    await untilHomeIsSaved(page);
    await untilSavedForOffline(page);
    // Time passes as it is let: the page's own tries cannot come before the visitor's.
    await page.clock.install({ time: Date.now() + HOURS_LATER_MS });
    await page.clock.pauseAt(Date.now() + 2 * HOURS_LATER_MS);
    gateway.cut();
    await page.reload();
    const notice = page.getByRole("button", { name: /^Offline/ });
    const hasNotice = async () => {
      await page.clock.runFor(1_000);
      return notice.isVisible();
    };
    await expect.poll(hasNotice).toBe(true);
    await notice.dispatchEvent("click");
    const retry = page.getByRole("button", { name: "Retry" });
    const canRetry = async () => {
      await page.clock.runFor(100);
      return retry.isVisible();
    };
    await expect.poll(canRetry).toBe(true);
    gateway.network = "open";
    const before = gateway.asked.length;
    await retry.dispatchEvent("click");
    await page.keyboard.press("Escape");
    await expect.poll(() => gateway.asked.length).toBeGreaterThan(before);
    await expect.poll(hasNotice).toBe(false);
  });
});

test("with nothing saved, offline says so at once and never spins for ever", async ({
  page,
  gateway,
}) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  await page.goto("/growing-tool");
  await page.evaluate(async (views) => {
    for (const name of await caches.keys()) if (name.startsWith(views)) await caches.delete(name);
    await new Promise((resolve) => {
      const deleting = indexedDB.deleteDatabase("ohio-small-copies");
      deleting.addEventListener("success", resolve);
      deleting.addEventListener("blocked", resolve);
    });
  }, VIEWS_CACHE_PREFIX);
  gateway.cut();
  await page.context().setOffline(true);
  await page.goto("/");
  await expect(page.getByText("Not saved on this device yet")).toBeVisible();
  await expect(page.getByText("always under construction")).toBeVisible();
});
