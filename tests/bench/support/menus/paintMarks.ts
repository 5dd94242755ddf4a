import type { Page } from "@playwright/test";

/** Parts of the page that answer what the visitor does: the count and the list of offers. */
const ANSWERS = "[role=status], ul[aria-label=Offers]";
const BEGUN = "begun";
const PAINTED = "painted";

/**
 * Has every page of this tab mark when the visitor does something (a key, a tap: by
 * the browser's own time of the event, so that waiting for the page counts), and
 * the end of every frame that follows a text entered or shows other offers.
 */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(
    ({ answers, begun, painted }) => {
      // Methods, because functions with names of their own do not survive the way into the page.
      const marks = {
        afterFrame() {
          requestAnimationFrame(() => {
            // A message's turn comes after the frame: style, layout and paint are then done.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => performance.mark(painted), { once: true });
            port1.start();
            port2.postMessage(null);
          });
        },
        isAnswer({ target, addedNodes }: MutationRecord) {
          const element = target instanceof Element ? target : target.parentElement;
          if (element?.closest(answers)) return true;
          return [...addedNodes].some(
            (node) =>
              node instanceof Element &&
              (node.matches(answers) || node.querySelector(answers) !== null),
          );
        },
      };
      for (const type of ["keydown", "pointerdown"])
        addEventListener(
          type,
          ({ timeStamp }) => performance.mark(begun, { startTime: timeStamp }),
          { capture: true },
        );
      addEventListener("input", () => marks.afterFrame(), { capture: true });
      new MutationObserver((records) => {
        if (records.some((record) => marks.isAnswer(record))) marks.afterFrame();
      }).observe(document, { childList: true, characterData: true, subtree: true });
    },
    { answers: ANSWERS, begun: BEGUN, painted: PAINTED },
  );
}

/**
 * Waits until the answer to the last thing done is painted, and nothing of it has
 * changed since for `quietMs` milliseconds.
 */
export async function untilPainted(page: Page, quietMs: number): Promise<void> {
  await page.evaluate(
    ({ begun, painted, quiet }) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const [begin, last] = [begun, painted].map(
            (name) => performance.getEntriesByName(name).at(-1)?.startTime ?? 0,
          );
          if (begin === undefined || last === undefined) return;
          if (last <= begin || performance.now() - last < quiet) return;
          clearInterval(timer);
          resolve();
        }, 20);
      }),
    { begun: BEGUN, painted: PAINTED, quiet: quietMs },
  );
}

/** Milliseconds from each thing done to the last frame that answered it, in order; then forgets them. */
export async function takePaintTimes(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ begun, painted }) => {
      const begins = performance.getEntriesByName(begun).map(({ startTime }) => startTime);
      const paints = performance.getEntriesByName(painted).map(({ startTime }) => startTime);
      performance.clearMarks();
      return begins.flatMap((begin, place) => {
        const next = begins[place + 1] ?? Infinity;
        const last = paints.findLast((paint) => paint > begin && paint < next);
        return last === undefined ? [] : [last - begin];
      });
    },
    { begun: BEGUN, painted: PAINTED },
  );
}
