import type { BrowserContext, Page } from "@playwright/test";

/** What moved, and by how much, as the browser itself measures it; nothing that an input has caused. */
export interface Shift {
  value: number;
  moved: string[];
}

/** Before the page is opened: notes every shift, and keeps the real frames for a page with a clock of the test's. */
export async function noteShifts(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    const frame = requestAnimationFrame.bind(globalThis);
    const twoFrames = () =>
      new Promise<void>((resolve) => {
        frame(() => frame(() => resolve()));
      });
    const shifts: Shift[] = [];
    const read = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (Reflect.get(entry, "hadRecentInput") === true) continue;
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] =
          Reflect.get(entry, "sources");
        shifts.push({
          value: Number(Reflect.get(entry, "value")),
          moved: sources.map(({ node, previousRect, currentRect }) => {
            const name = node instanceof Element ? node.tagName.toLowerCase() : "text";
            const text = (node?.textContent ?? "gone").replaceAll(/\s+/g, " ").slice(0, 40);
            return `${name} “${text}” ${String(previousRect.y)} → ${String(currentRect.y)}`;
          }),
        });
      }
    };
    const observer = new PerformanceObserver((list) => read(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const take = () => {
      read(observer.takeRecords());
      return shifts.splice(0);
    };
    globalThis.layoutShifts = { take, painted: twoFrames };
  });
}

/** Lets the clock of pages of one context go on in steps, each of which is painted and answered by the network. */
export async function passPainted(
  pages: readonly Page[],
  { seconds, step }: { seconds: number; step: number },
): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    // The clock is that of all.
    await pages[0]?.clock.runFor(step * 1_000);
    await Promise.all(pages.map(painted));
  }
}

/** Two frames of the screen. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.layoutShifts?.painted());
}

/** What has moved since it was last asked, on this page. */
export async function takeShifts(page: Page): Promise<readonly Shift[]> {
  return await page.evaluate(() => globalThis.layoutShifts?.take() ?? []);
}

/** How much has moved since it was last asked, all in all: `[]` when that is no more than `atMost`, else what it was. */
export async function movedMoreThan(page: Page, atMost: number): Promise<readonly Shift[]> {
  const shifts = await takeShifts(page);
  return shifts.reduce((all, { value }) => all + value, 0) > atMost ? shifts : [];
}

declare global {
  var layoutShifts: { painted: () => Promise<void>; take: () => Shift[] } | undefined;
}
