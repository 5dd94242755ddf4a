import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** The same elements in other colours: nothing else can be different. */
const COLOURS: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/**
 * Lets the page follow the system, as it does by itself, so that {@link violations} sees it in
 * both themes. Call it before the page is opened.
 */
export async function showInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("theme", "system"));
}

/**
 * What axe finds on the screen: the rule, and where it is broken. All its rules run in the light
 * theme, those about colours once more in the dark one.
 */
export async function violations(page: Page): Promise<string[]> {
  const body = page.locator("body");
  await expect(body).not.toHaveClass(/dark/);
  const light = await look(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(body).toHaveClass(/dark/);
  const dark = await look(page, COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(body).not.toHaveClass(/dark/);
  return [...light, ...dark.map((found) => `in the dark theme ${found}`)];
}

/**
 * In the page itself: reports of all that is right, and another page to put the findings of
 * frames together, took three times as long.
 */
async function look(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (page.frames().length > 1) throw new Error("Frames would not be looked into.");
  // Written as text, because it runs behind axe's own text, at once.
  return await page.evaluate<string[]>(`${axe.source};
    Promise.all(document.getAnimations()
      .filter((each) => each instanceof CSSTransition)
      .map((each) => each.finished.catch(() => undefined)))
    .then(() => axe.run(${JSON.stringify({ resultTypes: ["violations"], ...options })}))
    .then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ": " + nodes.map(({ target }) => target).join(", ")))`);
}
