import type { Page } from "@playwright/test";
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
import type { Gateway } from "../../support/browser/gateway.ts";
import { noteShifts, passPainted, takeShifts } from "../../support/browser/layoutShifts.ts";
import { lookForReleases, release } from "../../support/browser/release.ts";

/** Parts that are not on the phone yet are asked for in vain, and the screen does without. */
const LOST_PARTS = /dynamically imported module|^unreachable$/;

const PHONE = { width: 390, height: 844 };

test.use({
  expectedErrors: { patterns: [...NETWORK_ERRORS.patterns, LOST_PARTS] },
  viewport: PHONE,
});

/** The most that may move on a screen, in the browser's own measure: a tenth of what a good page may. */
const MOST = 0.01;

const STORE = "sample-brass-cricket-massillon";

/** Every screen, and the menus in their three shapes. */
async function addresses(page: Page): Promise<readonly string[]> {
  const answer: unknown = await (await page.request.get("/api/statistics")).json();
  const { topDeals } = v.parse(StatisticsSchema, answer);
  const parameters: Readonly<Record<string, string>> = {
    $code: topDeals[0]?.flower?.[0]?.code ?? "x",
    $genetic: "blue-dream",
    $terpene: "myrcene",
  };
  return [
    ...Object.keys(SCREENS).map((path) => path.replace(/\$\w+/, (name) => parameters[name] ?? "x")),
    `/dispensary-menus?store=${STORE}`,
    "/dispensary-menus?store=all",
    "/nowhere",
  ];
}

/** What has moved too much on the way: which screen, by how much, and what. */
class Moved {
  readonly found: string[] = [];

  async note(page: Page, name: string): Promise<void> {
    const shifts = await takeShifts(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum <= MOST) return;
    const what = shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(", ")}`);
    this.found.push(`${name} ${sum.toFixed(3)}: ${what.join("; ")}`);
  }
}

/** Opens a screen, and lets so much time pass on it. */
async function open(page: Page, address: string, seconds: number): Promise<void> {
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await passPainted(page, { seconds, step: 1 });
}

test("nothing moves on a first visit, whichever screen it is of", async ({ browser, gateway }) => {
  test.slow();
  const moved = new Moved();
  const visit = async (look: (page: Page) => Promise<void>) => {
    const phone = await browser.newContext({ baseURL: gateway.url, viewport: PHONE });
    await look(await phone.newPage());
    await phone.close();
  };
  let all: readonly string[] = [];
  await visit(async (page) => {
    all = await addresses(page);
  });
  for (const address of all)
    await visit(async (page) => {
      await noteShifts(page);
      await page.clock.install();
      await open(page, address, 10);
      await moved.note(page, address);
    });
  expect(moved.found).toEqual([]);
});

/** A phone that has seen every screen, with a clock of the test's from here on. */
async function seenAll(page: Page, gateway: Gateway): Promise<readonly string[]> {
  await page.goto("/");
  await untilSavedForOffline(page);
  await untilHomeIsSaved(page);
  const all = await addresses(page);
  for (const address of all) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect.poll(() => gateway.underway).toBe(0);
  }
  await noteShifts(page);
  await page.clock.install();
  return all;
}

interface State {
  begin: (page: Page, gateway: Gateway) => Promise<void>;
  /** As long as it takes until nothing more is tried. */
  seconds: number;
  /** In which the connection comes back while the screen is read. */
  end?: (page: Page, gateway: Gateway) => Promise<void>;
}

const STATES: Readonly<Record<string, State>> = {
  "on a later visit": { begin: () => Promise.resolve(), seconds: 10 },
  "without a network, and when it comes back": {
    begin: async (page, gateway) => {
      gateway.cut();
      await page.context().setOffline(true);
    },
    seconds: 10,
    end: async (page, gateway) => {
      gateway.network = "open";
      await page.context().setOffline(false);
    },
  },
  "while the server is dead": {
    begin: (_, gateway) => Promise.resolve(gateway.cut()),
    seconds: 10,
  },
  "while the server keeps silent, and when it answers again": {
    begin: (_, gateway) => {
      gateway.network = "silent";
      return Promise.resolve();
    },
    seconds: 34,
    end: (_, gateway) => {
      gateway.network = "open";
      return Promise.resolve();
    },
  },
  "while a new version arrives": {
    begin: async (page, gateway) => {
      release(gateway, "second");
      await lookForReleases(page);
    },
    seconds: 10,
  },
};

for (const [name, { begin, seconds, end }] of Object.entries(STATES))
  test(`nothing moves on any screen ${name}`, async ({ page, gateway }) => {
    test.setTimeout(300_000);
    const all = await seenAll(page, gateway);
    const moved = new Moved();
    await begin(page, gateway);
    for (const address of all) {
      await open(page, address, seconds);
      await moved.note(page, address);
      if (end === undefined) continue;
      await end(page, gateway);
      await passPainted(page, { seconds: 8, step: 1 });
      await moved.note(page, `${address}, afterwards`);
      await begin(page, gateway);
    }
    expect(moved.found).toEqual([]);
  });
