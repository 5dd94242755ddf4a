import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { editFirstWish } from "../../support/browser/wishlistPage.ts";
import { findBrowser } from "../../support/programs/browser.ts";
import { startSite } from "../../support/server/site.ts";
import { takeIcons } from "./icons.ts";

/**
 * Takes the pictures of the manifest and of the README from the real product with
 * its sample: `npm run pictures` after a screen has changed its looks. `npm run pictures -- icons` draws the icons
 * of the state's mark.
 */
interface Picture {
  file: string;
  url: string;
  width: number;
  height: number;
  scale?: number;
  theme?: "light" | "dark";
  /** As it leaves the printer. */
  printed?: boolean;
}

const PHONE = { width: 390, height: 844, scale: 2 };
const WIDE = { width: 1440, height: 900 };
const LETTER_INSIDE_MARGINS = { width: 720, height: 960 };

const MENU = "/dispensary-menus?store=sample-brass-cricket-massillon&category=vape&maxPrice=40";

const WISHLIST = "/dispensary-wishlist";

const MAP = "/dispensary-maps";

const PICTURES: readonly Picture[] = [
  { file: "public/screenshots/home-narrow.png", url: "/", ...PHONE },
  { file: "public/screenshots/growing-tool-narrow.png", url: "/growing-tool", ...PHONE },
  { file: "public/screenshots/home-wide.png", url: "/", ...WIDE },
  { file: "public/screenshots/growing-tool-wide.png", url: "/growing-tool", ...WIDE },
  { file: "docs/pictures/menu-phone.png", url: MENU, ...PHONE },
  { file: "docs/pictures/deals-phone-dark.png", url: "/dispensary-deals", ...PHONE, theme: "dark" },
  { file: "docs/pictures/wishlist-phone.png", url: WISHLIST, ...PHONE },
  { file: "docs/pictures/map-phone.png", url: MAP, ...PHONE },
  { file: "docs/pictures/events-phone.png", url: "/events", ...PHONE },
  { file: "docs/pictures/march-madness-phone.png", url: "/march-madness?year=2025", ...PHONE },
  { file: "docs/pictures/trends-phone.png", url: "/trends", ...PHONE },
  { file: "docs/pictures/highlights-phone.png", url: "/yearly-highlights", ...PHONE },
  { file: "docs/pictures/map-wide-dark.png", url: "/dispensary-maps", ...WIDE, theme: "dark" },
  { file: "docs/pictures/product-wide.png", url: "/product/$code", ...WIDE },
  { file: "docs/pictures/search-wide.png", url: "/search?q=gelato", ...WIDE },
  { file: "docs/pictures/strain-wide.png", url: "/strain-genetics/gelato", ...WIDE },
  { file: "docs/pictures/home-phone-dark.png", url: "/", ...PHONE, theme: "dark" },
  { file: "docs/pictures/home-wide-dark.png", url: "/", ...WIDE, theme: "dark" },
  {
    file: "docs/pictures/growing-tool-printed.png",
    url: "/growing-tool",
    ...LETTER_INSIDE_MARGINS,
    printed: true,
  },
];

async function take(browser: Browser, site: string, picture: Picture): Promise<void> {
  const { file, url, width, height, scale = 1, theme = "light", printed = false } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    // Home comes with the display face from the second visit on, when the worker has it.
    serviceWorkers: url === "/" ? "allow" : "block",
    timezoneId: "America/New_York",
  });
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem("theme", value);
    // What is said once is no part of a screen.
    localStorage.setItem("said_offline", "yes");
  }, theme);
  await page.goto(site + url.replace("/product/$code", MENU), { waitUntil: "networkidle" });
  if (url === "/") {
    await untilSavedForOffline(page);
    await comeBack(page, site);
  }
  if (url === "/product/$code") {
    await page.getByLabel("Offers", { exact: true }).getByRole("link").first().click();
    await page.getByRole("heading", { name: "Where to find it" }).waitFor();
  }
  if (url === WISHLIST) await fillWishlist(page, site);
  if (url === "/growing-tool") {
    await page.getByLabel("Strain name").fill("Northern Lights");
    await page.getByLabel("Seed planted").fill("2026-04-20");
    await page.getByLabel("Seed sprouted").fill("2026-04-24");
    await page.getByLabel("Seed sprouted").blur();
  }
  if (printed) await page.emulateMedia({ media: "print" });
  mkdirSync(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file });
  await context.close();
  process.stdout.write(`${file}\n`);
}

/** Home as it is to who keeps a store and has seen the deals. */
async function comeBack(page: Page, site: string): Promise<void> {
  await page.goto(site + MENU, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Keep for a visit" }).click();
  await page.getByRole("button", { name: /^Kept for a visit, as of/ }).waitFor();
  await page.goto(`${site}/dispensary-deals`, { waitUntil: "networkidle" });
  await page.goto(site, { waitUntil: "networkidle" });
  await page.locator("[data-stamp]").last().waitFor({ state: "attached" });
}

/** Three hearts, of which one has a note and a target, and a trip for all of them. */
async function fillWishlist(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/dispensary-menus?store=all`, { waitUntil: "networkidle" });
  const hearts = page.getByRole("button", { name: /^Wishlist: /, pressed: false });
  const chosen = page.getByRole("button", { name: /^Wishlist: /, pressed: true });
  for (let count = 0; count < 3; count += 1) {
    await hearts.nth(count).click();
    await chosen.nth(count).waitFor();
  }
  await page.goto(site + WISHLIST, { waitUntil: "networkidle" });
  await editFirstWish(page);
  await page.getByLabel("Note", { exact: true }).fill("for the weekend");
  await page.getByLabel("Target price in dollars").fill("80");
  await page.getByRole("button", { name: "Save" }).click();
  const group = page.getByRole("heading", { name: /^Available now/ });
  await group.evaluate((heading) => {
    heading.scrollIntoView();
    scrollBy(0, -120);
  });
}

const { executable, description } = findBrowser();
if (executable === null) throw new Error(`Pictures need a browser: ${description}`);
const browser = await chromium.launch({ executablePath: executable, args: ["--no-sandbox"] });
try {
  await (process.argv.includes("icons") ? takeIcons(browser) : takeAll(browser));
} finally {
  await browser.close();
}

async function takeAll(tab: Browser): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "occ-pictures-"));
  const site = await startSite(dataDir);
  try {
    for (const picture of PICTURES) await take(tab, site.url, picture);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
