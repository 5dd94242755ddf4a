/** How far one scrolls, in CSS pixels, before it counts as a change of direction. */
const TURN_PX = 12;

/** How far what sticks moves up where it folds; the style that reads it decides where that is. */
export const FOLD_BY = "--fold-by";

/**
 * What sticks above a list folds while one reads on: all but its last line moves up behind the top bar, and comes back when
 * one scrolls up a bit, or works in it or in its list with a keyboard. Its box keeps its place, so that nothing moves.
 *
 * @param element the first in its list
 * @returns ends that
 */
export function foldOnScroll(element: HTMLElement): () => void {
  const list = element.parentElement ?? element;
  let turnedAt = scrollY;
  let isDown = false;
  const measure = () => {
    const { lastElementChild: last } = element;
    if (last === null) return;
    const above =
      element.getBoundingClientRect().top + parseFloat(getComputedStyle(element).paddingTop);
    const by = last.getBoundingClientRect().top - above;
    element.style.setProperty(FOLD_BY, `${String(by)}px`);
  };
  const onScroll = () => {
    const by = scrollY - turnedAt;
    if (by !== 0 && by > 0 === isDown) turnedAt = scrollY;
    else if (Math.abs(by) > TURN_PX) {
      isDown = by > 0;
      turnedAt = scrollY;
    } else return;
    // As long as the list's beginning is in sight there would be a hole in its place.
    const isBelow = list.getBoundingClientRect().top + element.offsetHeight < 0;
    element.toggleAttribute("data-folded", isDown && isBelow && !isWorkedIn(list));
  };
  const unfold = () => {
    if (isWorkedIn(element)) element.removeAttribute("data-folded");
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  addEventListener("scroll", onScroll, { passive: true });
  element.addEventListener("focusin", unfold);
  return () => {
    observer.disconnect();
    removeEventListener("scroll", onScroll);
    element.removeEventListener("focusin", unfold);
  };
}

/** By a keyboard, or in a field: what a finger has tapped has the focus as well, and shows none. */
const isWorkedIn = (part: HTMLElement) => part.querySelector(":focus-visible") !== null;
