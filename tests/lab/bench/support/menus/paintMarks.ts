import type { Page } from "@playwright/test";

/** Parts of the page that answer what the visitor does: the count and the list of offers. */
const ANSWERS = "[role=status], ul[aria-label=Offers]";
const BEGUN = "begun";
const PAINTED = "painted";

/**
 * Has every page of this tab mark when the visitor does something (a key, a tap: by
 * the browser's own time of the event, so that waiting for the page counts), and
 * the end of every frame that follows a text entered or shows other offers. Rows beyond the
 * window are no answer: nobody sees when they change.
 */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(
    ({ answers, begun, painted }) => {
      // Methods, because functions with names of their own do not survive the way into the page.
      const marks = {
        /** @param changed what has to be in sight, or the frame does not count */
        afterFrame(changed: readonly Element[]) {
          requestAnimationFrame(() => {
            // A message's turn comes after the frame: style, layout and paint are then done.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener(
              "message",
              ({ timeStamp }) => {
                if (changed.some((element) => marks.isInSight(element)))
                  performance.mark(painted, { startTime: timeStamp });
              },
              { once: true },
            );
            port1.start();
            port2.postMessage(null);
          });
        },
        isInSight(element: Element) {
          const { top, bottom } = element.getBoundingClientRect();
          return element.isConnected && bottom > 0 && top < innerHeight;
        },
        answersIn({ target, addedNodes }: MutationRecord) {
          const element = target instanceof Element ? target : target.parentElement;
          const added = [...addedNodes].filter((node) => node instanceof Element);
          if (element?.closest(answers) && added.length > 0) return added;
          if (element?.closest(answers)) return [element];
          return added.filter((node) => node.matches(answers) || node.querySelector(answers));
        },
      };
      for (const type of ["keydown", "pointerdown"])
        addEventListener(
          type,
          ({ timeStamp }) => performance.mark(begun, { startTime: timeStamp }),
          { capture: true },
        );
      addEventListener("input", () => marks.afterFrame([document.documentElement]), {
        capture: true,
      });
      new MutationObserver((records) => {
        const changed = records.flatMap((record) => marks.answersIn(record));
        if (changed.length > 0) marks.afterFrame(changed);
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
