import { somebody } from "../../support/browser/accounts.ts";
import { untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { countUnsent } from "../../support/browser/stored.ts";
import { can } from "../support/engines/abilities.ts";
import type { Phone } from "../support/engines/phone.ts";
import { expect, test } from "../support/engines/test.ts";

/**
 * So long the page may not know who is signed in, in milliseconds: WebKit may take a network that is
 * gone for one that is silent, on which the identity gives up its question after half a minute; then
 * the write itself has its silence.
 */
const UNTIL_KNOWN_MS = 80_000;

/** Neither engine has Background Sync: what waits goes out when the site is opened again. */
test(
  "a heart is kept over a reload, and one without a connection is sent once by the next start",
  { tag: "@long" },
  async ({ phone, gateway }) => {
    await signUp(phone);
    await untilSavedForOffline(phone.tab);
    await wishFor(phone, "/strain-genetics/blue-dream");
    await expect.poll(() => gateway.count("/api/wishlist/strain:blue-dream")).toBe(1);
    await expect.poll(() => countUnsent(phone.tab)).toBe(0);
    await phone.reload();
    await expect.poll(() => phone.tab.evaluate(isWished)).toBe(true);

    gateway.cut();
    await wishFor(phone, "/strain-genetics/gelato");
    await phone.reads("Waiting to send (1)", UNTIL_KNOWN_MS);
    await expect.poll(() => countUnsent(phone.tab)).toBe(1);
    if (can(phone.engine.name, "keeping what is stored when a driven browser ends"))
      await phone.startAgain();
    else await phone.openAgain();
    gateway.asked.length = 0;
    gateway.network = "open";

    await phone.open("/dispensary-wishlist");
    await expect.poll(() => gateway.count("/api/wishlist/strain:gelato")).toBe(1);
    await expect.poll(() => countUnsent(phone.tab)).toBe(0);
    await phone.reload();
    await expect.poll(() => phone.tab.evaluate(countEntries)).toBe(2);
    expect(gateway.count("/api/wishlist/strain:gelato")).toBe(1);
    expect(gateway.count("/api/wishlist/strain:blue-dream")).toBe(0);
  },
);

test(
  "a page that was left with something unsent and comes back in the same tab sends it",
  { tag: "@long" },
  async ({ phone, gateway }) => {
    await signUp(phone);
    await untilSavedForOffline(phone.tab);
    for (const [strain, comeBack] of [
      ["blue-dream", () => phone.open("/dispensary-wishlist")],
      ["gelato", () => phone.tab.evaluate(() => history.back())],
    ] as const) {
      gateway.cut();
      await wishFor(phone, `/strain-genetics/${strain}`);
      await phone.reads("Waiting to send (1)", UNTIL_KNOWN_MS);
      await phone.tab.goto("about:blank");
      gateway.network = "open";
      await comeBack();
      await expect.poll(() => gateway.count(`/api/wishlist/strain:${strain}`), strain).toBe(1);
      // Its answer, too: a page that is left before would send once more, as it should.
      await expect.poll(() => countUnsent(phone.tab), strain).toBe(0);
      expect(gateway.count(`/api/wishlist/strain:${strain}`)).toBe(1);
    }
  },
);

async function signUp(phone: Phone): Promise<void> {
  await phone.open("/signup?redirect=%2Fprofile");
  const { displayName, email, password } = somebody();
  await phone.fill("Display name", displayName);
  await phone.fill("E-mail", email);
  await phone.fill("Password", password);
  await phone.press("input", "I am 21 or older");
  await phone.press("button", "Sign up");
  await expect.poll(() => phone.tab.evaluate(() => location.pathname)).toBe("/profile");
}

async function wishFor(phone: Phone, strain: string): Promise<void> {
  await phone.open(strain);
  await phone.press("button", "Wishlist: ");
  await expect.poll(() => phone.tab.evaluate(isWished)).toBe(true);
}

/** Runs in the page: whether the heart of what it shows is full. */
function isWished(): boolean {
  const heart = document.querySelector('[aria-label^="Wishlist: "]');
  return heart?.getAttribute("aria-pressed") === "true";
}

/** Runs in the page: how many entries the wishlist shows. */
function countEntries(): number {
  return document.querySelectorAll('[aria-label^="Remove "]').length;
}
