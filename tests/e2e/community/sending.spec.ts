import type { IncomingMessage } from "node:http";
import type { Page } from "@playwright/test";
import type { OutboxEntry, Pause } from "../../../src/domain/outbox/outboxEntry.ts";
import { signUp, somebody } from "../../support/browser/accounts.ts";
import { NETWORK_ERRORS, expect, test } from "../../support/browser/fixtures.ts";
import type { Gateway } from "../../support/browser/gateway.ts";
import { unsent } from "../../support/browser/stored.ts";
import {
  editFirstWish,
  WISHLIST_SCREEN,
  removeButtons,
} from "../../support/browser/wishlistPage.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const WISH = "/api/wishlist/strain:blue-dream";
const FEEDBACK = "/api/feedback";
const MINUTES = 10;
/** The clock goes on by a second at a time, and what is noted of a call may come a step later. */
const SLACK_MS = 2_000;
/** Sent together, one waits for the other: ten seconds of silence, and the test's own steps. */
const LATEST_MS = 14_000;

type Fates = Parameters<Gateway["answers"]["set"]>[1][];
const problem = (status: number, headers: Record<string, string> = {}) => ({
  status,
  type: "application/problem+json",
  headers,
  body: `{"title":"No.","status":${String(status)}}`,
});
const LOGIN_PAGE = { type: "text/html", body: "<!doctype html><title>Café Wi-Fi</title>" };
const ASKED_SECONDS = 90;
const LIMITED = problem(429, { "retry-after": String(ASKED_SECONDS) });

/** What the network does with the attempts to send something, one after the other; then it is well. */
const FATES: Readonly<Record<string, () => Fates>> = {
  [WISH]: () => [problem(503), LOGIN_PAGE, () => "lost", LIMITED, () => "silent", problem(500)],
  [FEEDBACK]: () => [() => "silent", LIMITED, () => "lost", problem(503), LOGIN_PAGE],
};

interface Attempt {
  path: string;
  /** By the page's clock, epoch milliseconds, to the second. */
  at: number;
  body: Record<string, unknown>;
  isLost: boolean;
}

/** What has come through of one path. */
interface Arrived {
  calls: number;
  isSilent: boolean;
}

/** A network that does that, and notes each attempt. */
function faulty(gateway: Gateway, clock: () => number, arrived: Map<string, Arrived>): Attempt[] {
  const attempts: Attempt[] = [];
  for (const [path, fates] of Object.entries(FATES)) {
    const left = fates();
    gateway.answers.set(path, (request) => {
      const next = left.shift();
      const fate = typeof next === "function" ? next(request) : (next ?? "site");
      const calls = (arrived.get(path)?.calls ?? 0) + 1;
      arrived.set(path, { calls, isSilent: fate === "silent" });
      void bodyOf(request).then((body) =>
        attempts.push({ path, at: clock(), body, isLost: fate !== "site" }),
      );
      return fate;
    });
  }
  return attempts;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  await new Promise((resolve) => request.on("end", resolve));
  const body: unknown = JSON.parse(Buffer.concat(parts).toString());
  return Object.assign({}, body);
}

/** Calls of the page by path. A call has ended when its answer was read whole, or will not come. */
type Calls = Record<string, { begun: number; ended: number }>;

declare global {
  interface Window {
    calls: Calls;
  }
}

/** Counts the page's own calls that write, before and after each of its loads. */
async function countCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const call = window.fetch.bind(window);
    window.calls = {};
    window.fetch = async (input, options) => {
      const request = new Request(input, options);
      if (request.method === "GET") return await call(request);
      const path = new URL(request.url).pathname;
      const count = (window.calls[path] ??= { begun: 0, ended: 0 });
      count.begun += 1;
      const answer = call(request);
      void answer
        .then(async (response) => await response.clone().arrayBuffer())
        .catch(() => null)
        .finally(() => (count.ended += 1));
      return await answer;
    };
  });
}

/**
 * The page's clock stands still until each of its calls has got its answer: it may wait for the
 * loaded machine of a test no longer than for a network. Only a silence lasts.
 */
async function answered(page: Page, gateway: Gateway, arrived: Map<string, Arrived>) {
  const before = new Map([...arrived].map(([path, { calls }]) => [path, calls]));
  const base = await page.evaluate(() => window.calls);
  return async () => {
    await expect
      .poll(
        async () => {
          const calls = await page.evaluate(() => window.calls);
          const open = Object.keys(FATES).filter((path) => {
            const { begun, ended } = calls[path] ?? { begun: 0, ended: 0 };
            const here = arrived.get(path) ?? { calls: 0, isSilent: false };
            const came = here.calls - (before.get(path) ?? 0);
            const isOnItsWay = came < begun - (base[path]?.begun ?? 0);
            return isOnItsWay || (begun > ended && !here.isSilent);
          });
          return open.length + gateway.underway;
        },
        { intervals: [5] },
      )
      .toBe(0);
  };
}

const pathOf = ({ request }: OutboxEntry): string => request.path;

interface PauseSeen {
  path: string;
  pause: Pause;
  /** `false`: another was tried more often. */
  tries: number | false;
}

/** Doubling from two seconds to half an hour, with jitter, or what the server has asked for. */
function isAsSettled({ pause: { ms, why }, tries }: PauseSeen): boolean {
  if (why === "limited") return ms === ASKED_SECONDS * 1_000;
  if (tries === false) return true;
  const full = Math.min(30 * 60_000, 2_000 * 2 ** (tries - 1));
  return ms >= full / 2 && ms <= full;
}

/** Writes a wish and a message, and then, when the wish has been tried, a note on it. */
async function write(page: Page): Promise<void> {
  await page.goto("/feedback?kind=idea");
  await page.getByLabel("Message", { exact: true }).fill("A map of all the county fairs.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => unsent(page)).toHaveLength(1);
  await page.goto("/strain-genetics/blue-dream");
  await page.getByRole("button", { name: /^Wishlist: / }).click();
  await expect.poll(async () => (await unsent(page)).at(-1)?.attempts).toBe(1);
  await page.goto(WISHLIST_SCREEN);
  await editFirstWish(page);
  await page.getByLabel("Note", { exact: true }).fill("under $25");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => unsent(page)).toHaveLength(3);
}

test(
  "in ten bad minutes each write arrives once, in order, and is tried when its pause is over and not before",
  { tag: "@long" },
  async ({ page, gateway }) => {
    test.slow();
    await signUp(page, somebody());
    await page.clock.install();
    await countCalls(page);
    let clock = Date.now();
    const arrived = new Map<string, Arrived>();
    const attempts = faulty(gateway, () => clock, arrived);
    await write(page);
    const allAnswered = await answered(page, gateway, arrived);

    const pauses = new Map<string, PauseSeen>();
    for (let second = 0; second < MINUTES * 60; second += 1) {
      const firsts = new Map((await unsent(page)).toReversed().map((each) => [pathOf(each), each]));
      const mostTries = Math.max(...[...firsts.values()].map((each) => each.attempts));
      for (const [path, { attempts: tries, state }] of firsts) {
        const pause = state.is === "waiting" ? state.pause : null;
        // What was never tried has its pause from the one before it in the queue.
        if (pause === null || tries === 0 || pauses.has(JSON.stringify([path, pause]))) continue;
        // A server that is away is away for all: what was tried less waits as long as what was tried most.
        pauses.set(JSON.stringify([path, pause]), {
          path,
          pause,
          tries: tries === mostTries && tries,
        });
      }
      await page.clock.runFor(1_000);
      // The site answers by a clock of its own.
      await allAnswered();
      clock = await page.evaluate(() => Date.now());
    }

    const seen = [...pauses.values()];
    expect(seen.length).toBeGreaterThan(6);
    expect(seen.filter((each) => !isAsSettled(each))).toEqual([]);
    const tooSoon = ({ path, pause: { since, ms } }: PauseSeen) =>
      attempts.some(
        (each) =>
          each.path === path && each.at > since + SLACK_MS && each.at < since + ms - SLACK_MS,
      );
    expect(seen.filter(tooSoon)).toEqual([]);
    /** Tried, or told meanwhile by another's attempt that the server is still away. */
    const moments = [
      ...attempts.map(({ path, at }) => ({ path, at })),
      ...seen.map(({ path, pause }) => ({ path, at: pause.since })),
    ];
    const tooLate = ({ path, pause: { since, ms } }: PauseSeen) => {
      const end = since + ms;
      return !moments.some(
        (each) => each.path === path && each.at > end - SLACK_MS && each.at < end + LATEST_MS,
      );
    };
    expect(seen.filter(tooLate)).toEqual([]);
    expect(await unsent(page)).toEqual([]);
    const taken = attempts.filter(({ isLost }) => !isLost);
    expect(taken.filter(({ path }) => path === FEEDBACK)).toHaveLength(1);
    expect(taken.filter(({ path }) => path === WISH).map(({ body }) => body["note"])).toEqual([
      "",
      "under $25",
    ]);
    await page.goto(WISHLIST_SCREEN);
    await expect(removeButtons(page)).toHaveCount(1);
    // Which edit wins is not shown here: the site's clock does not run with the page's.
    await page.goto("/feedback");
    const sent = page.getByRole("region", { name: "Sent by this phone" });
    await expect(sent.getByText(/^F-/)).toHaveCount(1);
    await expect(sent).toContainText("Received, open");
  },
);
