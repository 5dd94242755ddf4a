import type { Page } from "@playwright/test";
import { takePaintTimes, untilPainted } from "./paintMarks.ts";
import { TYPING } from "./typedTexts.ts";

/** How long a visitor stops after a word, in milliseconds: the address then follows. */
const PAUSE_MS = 500;
/** Pause between two letters, in milliseconds. */
const BETWEEN_LETTERS_MS = 100;

/**
 * Types into the search field letter by letter, as the browser's own input events.
 *
 * @returns milliseconds from each key to the frame with its list
 */
export async function typeIn(page: Page): Promise<number[]> {
  // On a phone the site shows its field at a tap; the reference has it in sight.
  const sign = page.getByRole("button", { name: "Search this list" });
  if (await sign.isVisible()) await sign.click();
  await page.getByRole("searchbox").click();
  await untilQuiet(page);
  await takePaintTimes(page);
  for (const { text, erased } of TYPING) {
    for (const letter of text) await press(page, letter === " " ? "Space" : letter);
    await page.waitForTimeout(PAUSE_MS);
    for (let count = 0; count < erased; count += 1) await press(page, "Backspace");
    await page.waitForTimeout(PAUSE_MS);
  }
  return takePaintTimes(page);
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await untilPainted(page, BETWEEN_LETTERS_MS);
}

async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
