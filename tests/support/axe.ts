import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Written as text, because it runs behind axe's own text, at once. */
const LOOK = `${axe.source};
axe
  .run({ resultTypes: ["violations"] })
  .then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target).join(", ")),
  );`;

/**
 * What axe finds on the screen: the rule, and where it is broken. All its rules run, in the page
 * itself. Reports of all that is right, and another page to put the findings of frames together,
 * took three times as long.
 */
export async function violations(page: Page): Promise<string[]> {
  if (page.frames().length > 1) throw new Error("Frames would not be looked into.");
  return await page.evaluate<string[]>(LOOK);
}
