import type { Page } from "@playwright/test";
import { longestTaskOf } from "../report/longestTask.ts";

/** Wheel events: how many, and how far each, in CSS pixels: three notches of a wheel, or a flung finger's way in a frame. */
const EVENTS = 400;
const PIXELS = 300;

/**
 * Scrolls by wheel events through the list that the tab shows.
 *
 * @returns the longest task of the page's main thread meanwhile, in milliseconds
 * @throws Error when the page did not scroll
 */
export async function longestScrollTask(page: Page): Promise<number> {
  await page.mouse.move(200, 400);
  const longest = await longestTaskOf(page, async () => {
    for (let count = 0; count < EVENTS; count += 1) await page.mouse.wheel(0, PIXELS);
  });
  const scrolled = await page.evaluate(() => scrollY);
  if (scrolled < (EVENTS * PIXELS) / 2)
    throw new Error(`The list stopped at ${String(scrolled)} pixels.`);
  return longest;
}
