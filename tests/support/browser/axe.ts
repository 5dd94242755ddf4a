import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Its minified form: the other has twice as much to send to each page, and to be read there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Marks, for axe, the elements of which it measures the contrast. */
const LOOK = "data-look";

/** The rules of which another theme can break what one keeps, the elements being the same. */
const [CONTRAST, LINKS] = ["color-contrast", "link-in-text-block"];
/** What stands on a control is in its name, for those who speak to it. Axe still calls it experimental. */
const VISIBLE_WORDS = "label-content-name-mismatch";

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
  await untilShownIn(page, "light");
  // Once for each document: a look at what has been opened in it since finds axe there.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(`${AXE}; ${ONE_OF_EACH}`);
  const light = await page.evaluate<string[]>(look("everything"));
  await page.emulateMedia({ colorScheme: "dark" });
  await untilShownIn(page, "dark");
  const dark = await page.evaluate<string[]>(look("colours"));
  await page.emulateMedia({ colorScheme: "light" });
  await untilShownIn(page, "light");
  return [...light, ...dark.map((found) => `in the dark theme ${found}`)];
}

/** Asks at each frame; an `expect` describes the whole page to itself as often as it is not there yet. */
async function untilShownIn(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.waitForFunction(
    (dark) => document.body.classList.contains("dark") === dark,
    theme === "dark",
  );
}

/** Of what is marked alone: the rule's own words for which elements it is. */
const ONE_OF_EACH = `axe.configure(${JSON.stringify({
  rules: [{ id: CONTRAST, selector: `[${LOOK}]` }],
})})`;

/**
 * Text of a script that looks with axe's rules, or with those about colours only. It runs in
 * the page itself: reports of all that is right, and another page to put the findings of frames
 * together, took three times as long. Contrast is nearly all of axe's work on a long list, so
 * each look that text has is measured once; and all rules are one run, which reads the page once.
 */
function look(what: "everything" | "colours"): string {
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(what === "colours"
      ? { runOnly: [LINKS, CONTRAST] }
      : { rules: { [VISIBLE_WORDS]: { enabled: true } } }),
  };
  return `(async () => {
    if (window.frames.length > 0) throw new Error("Frames would not be looked into.");
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.all(transitions.map((each) => each.finished.catch(() => undefined)));
    const looks = (${oneOfEachLook.toString()})();
    for (const each of looks) each.setAttribute("${LOOK}", "");
    const { violations } = await axe.run(document, ${JSON.stringify(options)});
    for (const each of looks) each.removeAttribute("${LOOK}");
    return violations.map(({ id, nodes }) =>
      id + ": " + nodes.map(({ target }) => target).join(", "));
  })()`;
}

/** Runs in the page: the first element of each combination of what contrast depends on. */
function oneOfEachLook(): Element[] {
  const behind = new Map<Element, string>();
  const backgroundOf = (element: Element): string => {
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter].join(" ");
    const parent = element.parentElement;
    const all = parent === null ? own : `${backgroundOf(parent)} > ${own}`;
    behind.set(element, all);
    return all;
  };
  const looks = new Map<string, Element>();
  for (const element of document.body.querySelectorAll("*")) {
    const isControl = element.matches("input, select, textarea");
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
    );
    if (!isControl && !hasText) continue;
    const { color, fontSize, fontWeight, textShadow, visibility } = getComputedStyle(element);
    const own = [element.tagName, color, fontSize, fontWeight, textShadow, visibility].join(" ");
    const key = `${backgroundOf(element)} | ${own}`;
    if (!looks.has(key)) looks.set(key, element);
  }
  return [...looks.values()];
}
