/**
 * A view is there before the application is: what is tapped in it meanwhile would do nothing. The
 * last such tap is done again once the application stands, if the same thing stands in the same place.
 */
interface Tap {
  /** Which child of which child of the root it was. */
  place: readonly number[];
  tag: string;
  text: string | null;
}

const TAPPED = "#root[data-view] :is(button, label)";

let last: Tap | null = null;

let noting = new AbortController();

/** Begins to note taps. Links need no application. */
export function noteTaps(): void {
  noting = new AbortController();
  document.addEventListener(
    "click",
    ({ target }) => {
      const element = target instanceof Element ? target.closest(TAPPED) : null;
      const root = element?.closest("#root") ?? null;
      if (element !== null && root !== null)
        last = { place: placeIn(root, element), tag: element.tagName, text: element.textContent };
    },
    { capture: true, signal: noting.signal },
  );
}

/** From now on somebody else answers them. */
export function stopNotingTaps(): void {
  noting.abort();
}

/** Does the last tap again. @param root with the application in it */
export function replayTap(root: Element): void {
  stopNotingTaps();
  if (last === null) return;
  const { place, tag, text } = last;
  last = null;
  let element: Element | undefined = root;
  for (const index of place) element = element?.children[index];
  if (element instanceof HTMLElement && element.tagName === tag && element.textContent === text)
    element.click();
}

function placeIn(root: Element, element: Element): number[] {
  const place: number[] = [];
  for (let at = element; at !== root && at.parentElement !== null; at = at.parentElement)
    place.unshift([...at.parentElement.children].indexOf(at));
  return place;
}

/**
 * Whether the document may be of any age: the worker or the browser has saved it, for visitors who come
 * back. Otherwise it has just come from the server, and nothing in it need be asked for again.
 */
export function isDocumentKept(): boolean {
  const isControlled = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  const [navigation] = performance.getEntriesByType("navigation");
  const comesBack = navigation !== undefined && Reflect.get(navigation, "type") === "back_forward";
  return isControlled || comesBack;
}
