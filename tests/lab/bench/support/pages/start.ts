import type { Page } from "@playwright/test";

/** The list of strains: the same place in all three pages. */
const STATISTICS = "main ol > li";
const MARK = "statistics-visible";

/** Milliseconds from the start of the navigation. */
export interface Start {
  paint: number;
  statistics: number;
}

/** Has every page of this tab mark the end of the first frame with statistics. */
export async function watchStarts(page: Page): Promise<void> {
  await page.addInitScript(
    ({ selector, mark }) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message's turn comes after the frame: style, layout and paint are then done.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => performance.mark(mark), { once: true });
          port1.start();
          port2.postMessage(null);
        });
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    { selector: STATISTICS, mark: MARK },
  );
}

/** Opens an address in a tab prepared by {@link watchStarts}, and waits for both moments. */
export async function timeStart(page: Page, url: string): Promise<Start> {
  await page.goto(url, { waitUntil: "commit" });
  return readStart(page);
}

/** The moments of the page that the tab shows. */
export async function readStart(page: Page): Promise<Start> {
  return {
    paint: await momentOf(page, "paint", "first-contentful-paint"),
    statistics: await momentOf(page, "mark", MARK),
  };
}

/** Waits for an entry of the page's performance timeline, which may lie behind already. */
function momentOf(page: Page, type: string, name: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const entry = list.getEntriesByName(wanted.name)[0];
          if (entry === undefined) return;
          observer.disconnect();
          resolve(entry.startTime);
        }).observe({ type: wanted.type, buffered: true });
      }),
    { type, name },
  );
}
