import type { IncomingMessage } from "node:http";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import {
  signIn,
  signUp,
  somebody,
  untilSignedIn,
  untilSignedOut,
  type Person,
} from "../../support/browser/accounts.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import type { Gateway } from "../../support/browser/gateway.ts";
import { countUnsent, isTokenLent } from "../../support/browser/stored.ts";
import {
  editFirstWish,
  WISHLIST_SCREEN,
  removeButtons,
} from "../../support/browser/wishlistPage.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const STRAIN = "/strain-genetics/blue-dream";
const OTHER_STRAIN = "/strain-genetics/gelato";
const WISH = "/api/wishlist/strain:blue-dream";
const OTHER_WISH = "/api/wishlist/strain:gelato";

const heart = (page: Page) => page.getByRole("button", { name: /^Wishlist: / });
const waiting = (page: Page, count: number) =>
  page.getByRole("button", { name: `Waiting to send (${String(count)})` });
const received = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith(WISH));

/** Opens a strain and puts it on the list. */
async function wishFor(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
}

/** Signs up on a phone that then has everything for offline use. */
async function onPhone(page: Page, person: Person): Promise<void> {
  await signUp(page, person);
  await untilSavedForOffline(page);
}

/** Writes a note on the only entry. */
async function note(page: Page, text: string): Promise<void> {
  await page.goto(WISHLIST_SCREEN);
  await editFirstWish(page);
  await page.getByLabel("Note", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`“${text}”`)).toBeVisible();
}

/** Accounts that have written the first wish through the gateway, by what their tokens say. */
function writers(gateway: Gateway): string[] {
  const uids: string[] = [];
  gateway.onRequest = ({ url = "", method, headers }: IncomingMessage) => {
    if (method !== "PUT" || url !== WISH) return;
    const [, payload = ""] = (headers.authorization ?? "").split(".");
    const token: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
    uids.push(v.parse(v.object({ email: v.string() }), token).email);
  };
  return uids;
}

test(
  "a heart on one phone and a note on the other, both offline, are on both in the end, once",
  { tag: "@long" },
  async ({ page, gateway, otherPhone }) => {
    test.slow();
    const ana = somebody();
    await onPhone(page, ana);
    await Promise.all([received(page), wishFor(page, STRAIN)]);
    const other = await otherPhone.newPage();
    await signIn(other, ana);
    await untilSavedForOffline(other);
    await other.goto(WISHLIST_SCREEN);
    await expect(removeButtons(other)).toHaveCount(1);

    gateway.cut();
    await wishFor(page, OTHER_STRAIN);
    await expect(waiting(page, 1)).toBeVisible();
    await note(other, "under $25");
    await expect(waiting(other, 1)).toBeVisible();
    gateway.network = "open";
    for (const phone of [page, other]) {
      await phone.evaluate(() => dispatchEvent(new Event("online")));
      await expect(waiting(phone, 1)).toBeHidden();
    }
    for (const phone of [page, other]) {
      await phone.goto(WISHLIST_SCREEN);
      await expect(removeButtons(phone)).toHaveCount(2);
      await expect(phone.getByText("“under $25”")).toHaveCount(1);
    }
  },
);

test("what was not sent when the page was closed is sent once when it is opened again", async ({
  page,
  gateway,
  context,
}) => {
  await onPhone(page, somebody());
  gateway.cut();
  await wishFor(page, STRAIN);
  await expect(waiting(page, 1)).toBeVisible();
  await page.close();
  gateway.asked.length = 0;
  gateway.network = "open";
  const again = await context.newPage();
  await again.goto("/");
  await expect.poll(() => gateway.count(WISH)).toBe(1);
  // A page that is left before its answer has come would send once more, as it should.
  await expect.poll(() => countUnsent(again)).toBe(0);
  await again.goto(WISHLIST_SCREEN);
  await expect(removeButtons(again)).toHaveCount(1);
  expect(gateway.count(WISH)).toBe(1);

  await test.step("by the worker when the browser says so, with no page open", async () => {
    const client = await context.newCDPSession(again);
    const registered = new Promise<string>((resolve) => {
      client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(gateway.url));
        if (own !== undefined) resolve(own.registrationId);
      });
    });
    await client.send("ServiceWorker.enable");
    const registrationId = await registered;
    gateway.cut();
    await wishFor(again, OTHER_STRAIN);
    await expect(waiting(again, 1)).toBeVisible();
    await expect.poll(() => isTokenLent(again)).toBe(true);
    await again.goto("about:blank");
    gateway.asked.length = 0;
    gateway.network = "open";
    // The page that is left may still hold the sender's lock, or have found the network silent for
    // half a minute: browsers say it again as long as something waits.
    const sync = { origin: gateway.url, registrationId, tag: "outbox", lastChance: false };
    const sent = async () => {
      if (gateway.count(OTHER_WISH) === 0)
        await client.send("ServiceWorker.dispatchSyncEvent", sync);
      return gateway.count(OTHER_WISH);
    };
    await expect.poll(sent, { timeout: 60_000 }).toBe(1);
  });
});

test(
  "what somebody left unsent at signing out is unseen and unsent until they are back",
  { tag: "@long" },
  async ({ page, gateway }) => {
    test.slow();
    const [ana, ben] = [somebody(), { ...somebody(), displayName: "Ben Buckeye" }];
    await onPhone(page, ana);
    const wrote = writers(gateway);
    const refusal = () => ({ status: 503, type: "application/problem+json", body: "{}" });
    gateway.answers.set(WISH, refusal);
    await wishFor(page, STRAIN);
    await expect(waiting(page, 1)).toBeVisible();
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Sign out" });
    await expect(question.getByText(/^1 change was not sent yet\./)).toBeVisible();
    await expect(
      question.getByLabel("Keep a copy of the wishlist on this phone"),
    ).not.toBeChecked();
    await question.getByRole("button", { name: "Sign out" }).click();
    await untilSignedOut(page);
    await expect(waiting(page, 1)).toBeHidden();

    gateway.answers.delete(WISH);
    wrote.length = 0;
    await signUp(page, ben);
    await untilSignedIn(page, ben);
    await page.goto(WISHLIST_SCREEN);
    await expect(page.getByText(/^Nothing yet/)).toBeVisible();
    await expect(waiting(page, 1)).toBeHidden();
    await wishFor(page, OTHER_STRAIN);
    await expect.poll(() => gateway.count(OTHER_WISH)).toBeGreaterThan(0);
    await expect(waiting(page, 1)).toBeHidden();
    expect(wrote).toEqual([]);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await untilSignedOut(page);

    await signIn(page, ana);
    await expect.poll(() => wrote).toEqual([ana.email]);
    await page.goto(WISHLIST_SCREEN);
    await expect(removeButtons(page)).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Blue Dream", exact: true })).toBeVisible();
  },
);

test(
  "what is reported at a counter is said to be received, or else waits and is sent once there is a signal",
  { tag: "@long" },
  async ({ page, gateway }) => {
    await page.goto("/dispensary-deals");
    await untilSavedForOffline(page);
    const report = page.getByRole("button", { name: /^More: / });
    await report.nth(1).click();
    await page.getByRole("dialog").getByRole("button", { name: "Not there" }).click();
    await expect(page.getByText(/^Reported\. It shows to others once a second/)).toBeVisible();
    gateway.cut();
    await report.first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Other price" }).click();
    await page.getByLabel("Price at the counter, in dollars").fill("1.25");
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Saved, not sent yet.")).toBeVisible();
    await expect(waiting(page, 1)).toBeVisible();
    gateway.asked.length = 0;
    gateway.network = "open";
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(waiting(page, 1)).toBeHidden();
    expect(gateway.count("/api/reports")).toBe(1);
    await expect.poll(() => countUnsent(page)).toBe(0);
  },
);
