import type { BrowserContext, Page } from "@playwright/test";
import { SCREENS } from "../../../src/domain/site/routes.ts";
import { StatisticsSchema } from "../../../src/domain/offers/statistics.ts";
import * as v from "valibot";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { IS_EVERY, shareOf } from "../../support/browser/everyScreen.ts";
import type { Gateway } from "../../support/browser/gateway.ts";
import { openWithin } from "../../support/browser/openWithin.ts";
import { noteShifts, passPainted, takeShifts } from "../../support/browser/layoutShifts.ts";
import { lookForReleases, release } from "../../support/browser/release.ts";

/** Parts that are not on the phone yet are asked for in vain, and the screen does without. */
const LOST_PARTS = /dynamically imported module/;

const PHONE = { width: 390, height: 844 };

/** Where more words need a second line, whatever the hour: a store is "Open until 9:30 PM" for some of it only. */
const SMALL = { width: 360, height: 740 };

test.use({
  expectedErrors: { patterns: [...NETWORK_ERRORS.patterns, LOST_PARTS] },
  viewport: PHONE,
});

/** The most that may move on a screen, in the browser's own measure: a tenth of what a good page may. */
const MOST = 0.01;

const STORE = "sample-brass-cricket-massillon";

/** What `npm test` walks through: the screens to which most comes late, by the ways in which it comes. */
const MOST_COMES_LATE = new Set([
  "/",
  "/dispensary-deals",
  "/dispensary-menus?store=all",
  "/strain-genetics/blue-dream",
  "/trends",
  "/dispensary-maps",
  `/dispensary-menus?store=${STORE}`,
]);

/** Every screen, and the menus in their three shapes; in the short form some of them. */
async function addresses(page: Page): Promise<readonly string[]> {
  const answer: unknown = await (await page.request.get("/api/statistics")).json();
  const { topDeals } = v.parse(StatisticsSchema, answer);
  const parameters: Readonly<Record<string, string>> = {
    $code: topDeals[0]?.flower?.[0]?.code ?? "x",
    $genetic: "blue-dream",
    $terpene: "myrcene",
  };
  const all = [
    ...Object.keys(SCREENS).map((path) => path.replace(/\$\w+/, (name) => parameters[name] ?? "x")),
    `/dispensary-menus?store=${STORE}`,
    "/dispensary-menus?store=all",
    "/nowhere",
  ];
  const some = all.filter((each) => MOST_COMES_LATE.has(each) || each.startsWith("/product/"));
  if (some.length !== MOST_COMES_LATE.size + 1) throw new Error("A screen is not there any more.");
  return IS_EVERY ? all : some;
}

/** So many screens are open at once: most of the time a screen waits for the next frame. */
const AT_ONCE = IS_EVERY ? 6 : 4;

/** Addresses in groups that are open at once. */
function grouped(all: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(all.length / AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}

/** Several screens of one phone, each in a tab, with one clock. */
class Tabs {
  /** What has moved too much on the way: which screen, by how much, and what. */
  readonly moved: string[] = [];
  readonly #open = new Map<string, Page>();

  constructor(private readonly phone: BrowserContext) {}

  /** Opens screens, and lets so many seconds pass on them. */
  async open(group: readonly string[], seconds: number): Promise<void> {
    await Promise.all(
      group.map(async (address) => {
        const page = await this.phone.newPage();
        this.#open.set(address, page);
        await page.goto(address, { waitUntil: "commit" });
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      }),
    );
    await this.pass(seconds);
  }

  async pass(seconds: number): Promise<void> {
    // What takes long is waited for in longer steps.
    await passPainted([...this.#open.values()], { seconds, step: seconds > 15 ? 2 : 1 });
  }

  async note(when: string): Promise<void> {
    for (const [address, page] of this.#open) {
      const shifts = await takeShifts(page);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum <= MOST) continue;
      const what = shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(", ")}`);
      this.moved.push(`${address}${when} ${sum.toFixed(3)}: ${what.join("; ")}`);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map((page) => page.close()));
    this.#open.clear();
  }
}

test("nothing moves on a first visit, whichever screen it is of", async ({
  browser,
  gateway,
  page,
}) => {
  const moved: string[] = [];
  for (const group of grouped(await addresses(page)))
    await Promise.all(
      group.map(async (address) => {
        const phone = await browser.newContext({ baseURL: gateway.url, viewport: SMALL });
        await noteShifts(phone);
        await phone.clock.install();
        const tabs = new Tabs(phone);
        await tabs.open([address], 6);
        await tabs.note("");
        moved.push(...tabs.moved);
        await phone.close();
      }),
    );
  expect(moved).toEqual([]);
});

test("on a desk what stands below a terpene's lists and a strain's shelf is not pushed by them", async ({
  browser,
  gateway,
}) => {
  const moved: string[] = [];
  for (const address of ["/terpenes/myrcene", "/strain-genetics/blue-dream"]) {
    const desk = await browser.newContext({
      baseURL: gateway.url,
      viewport: { width: 1_440, height: 900 },
    });
    await noteShifts(desk);
    await desk.clock.install();
    const tabs = new Tabs(desk);
    await tabs.open([address], 6);
    await tabs.note("");
    moved.push(...tabs.moved);
    await desk.close();
  }
  expect(moved).toEqual([]);
});

test("a kept store above all others pushes none of them down", async ({ browser, gateway }) => {
  const phone = await browser.newContext({ baseURL: gateway.url, viewport: PHONE });
  const page = await phone.newPage();
  await page.goto(`/dispensary-menus?store=${STORE}`);
  await page.getByRole("button", { name: "Keep for a visit" }).click();
  await expect(page.getByRole("button", { name: /^Kept/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toMatch("keeps");
  await page.goto("about:blank");
  await noteShifts(phone);
  await phone.clock.install();
  const tabs = new Tabs(phone);
  await tabs.open(["/dispensary-menus"], 6);
  await tabs.note("");
  expect(tabs.moved).toEqual([]);
  await phone.close();
});

/** A phone that has seen every screen, with a clock of the test's from here on. */
async function seenAll(
  page: Page,
  gateway: Gateway,
): Promise<{ all: readonly (readonly string[])[]; tabs: Tabs }> {
  await page.goto("/");
  await untilSavedForOffline(page);
  await untilHomeIsSaved(page);
  const all = grouped(await addresses(page));
  const phone = page.context();
  for (const address of all.flat().filter((each) => each !== "/")) {
    await openWithin(page, address);
    // What is asked for only after storage has been looked through is not under way yet.
    await expect(page.locator("[data-waiting]"), address).toHaveCount(0);
    await expect.poll(() => gateway.underway).toBe(0);
  }
  await page.goto("about:blank");
  await noteShifts(phone);
  await phone.clock.install();
  return { all, tabs: new Tabs(phone) };
}

interface State {
  /** Before each screen is opened. */
  begin?: (gateway: Gateway, phone: BrowserContext) => Promise<void> | void;
  /** As long as it takes until nothing more is tried. */
  seconds: number;
  /** While the screens are read. */
  meanwhile?: (gateway: Gateway, phone: BrowserContext) => Promise<void> | void;
}

/** Each is a walk through screens, one after the other, because what one leaves behind the next may need. */
const WALKS: Readonly<Record<string, State>> = {
  "without a network, and when it comes back": {
    begin: async (gateway, phone) => {
      gateway.cut();
      await phone.setOffline(true);
    },
    seconds: 10,
    meanwhile: async (gateway, phone) => {
      gateway.network = "open";
      await phone.setOffline(false);
    },
  },
  "while the server is dead": { begin: (gateway) => gateway.cut(), seconds: 10 },
  "on a later visit, and when a new version arrives": {
    seconds: 4,
    meanwhile: async (gateway, phone) => {
      release(gateway, "second");
      for (const page of phone.pages().slice(-1)) await lookForReleases(page);
    },
  },
  "while the server keeps silent, and when it answers again": {
    begin: (gateway) => {
      gateway.network = "silent";
    },
    seconds: 34,
    meanwhile: (gateway) => {
      gateway.network = "open";
    },
  },
};

test(
  "nothing moves on any screen that was seen before, whatever becomes of the network",
  { tag: "@long" },
  async ({ page, gateway }) => {
    test.slow();
    const { all, tabs } = await seenAll(page, gateway);
    const phone = page.context();
    for (const [walk, [name, { begin, seconds, meanwhile }]] of Object.entries(WALKS).entries()) {
      for (const group of shareOf(all, walk, all.length)) {
        await begin?.(gateway, phone);
        await tabs.open(group, seconds);
        await tabs.note(` ${name}`);
        if (meanwhile !== undefined) {
          await meanwhile(gateway, phone);
          await tabs.pass(8);
          await tabs.note(` ${name}: afterwards`);
        }
        await tabs.close();
      }
      gateway.network = "open";
    }
    expect(tabs.moved).toEqual([]);
  },
);
