import { foldOnScroll } from "#design/foldOnScroll.ts";
import { toolsHeight } from "./rows/offerTable.css.ts";

/** What sticks above the list. */
export function sticksAbove(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const ends = [noteHeight(element), foldOnScroll(element)];
  return () => ends.forEach((end) => end());
}

/** What sticks above the list says to it how tall it is: the heads of its columns stay below. */
function noteHeight(element: HTMLElement): () => void {
  const list = element.parentElement;
  const observer = new ResizeObserver(() => {
    const sticks = getComputedStyle(element).position === "sticky";
    const height = `${String(sticks ? element.offsetHeight : 0)}px`;
    list?.style.setProperty(toolsHeight.slice("var(".length, -1), height);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
