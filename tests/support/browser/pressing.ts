import { waitFor } from "../waiting/waitFor.ts";

/** A page of whichever driver that runs functions and has a pointer. */
export interface Pressable {
  evaluate: <Result>(task: (...words: string[]) => Result, ...words: string[]) => Promise<Result>;
  mouse: { click: (x: number, y: number) => Promise<void> };
}

/**
 * Presses what has this name, as a finger does. Looked for by `evaluate`: the driver's own ways of
 * waiting make functions of texts, which Firefox 140 holds against the page's CSP.
 *
 * @param role its tag or its ARIA role
 * @param whileReading what the page says as long as there is a reason to press it; always without
 */
export async function press(
  page: Pressable,
  role: string,
  name: string,
  whileReading?: string,
): Promise<void> {
  let before: readonly number[] = [];
  await waitFor(name, async () => {
    if (whileReading !== undefined && !(await page.evaluate(isShown, whileReading))) return true;
    const middle = await page.evaluate(middleOf, role, name);
    // What comes above it while the page is being filled moves it away under the finger.
    const rests = middle !== null && middle.every((each, axis) => each === before[axis]);
    before = middle ?? [];
    if (rests) await page.mouse.click(...middle);
    return rests;
  });
}

/** Waits until there is something of this name to be pressed. */
export async function see(page: Pressable, role: string, name: string): Promise<void> {
  await waitFor(name, async () => (await page.evaluate(middleOf, role, name)) !== null);
}

/** Waits until the page says something. */
export async function read(page: Pressable, text: string, patienceMs?: number): Promise<void> {
  await waitFor(
    text,
    () => page.evaluate(isShown, text),
    patienceMs,
    () => page.evaluate(() => document.body.innerText.slice(0, 400)),
  );
}

/** Waits until the page says something no more. */
export async function readNoMore(page: Pressable, text: string): Promise<void> {
  await waitFor(`the end of ${text}`, async () => !(await page.evaluate(isShown, text)));
}

/** Runs in the page: where on the screen this is; `null` while it is not there, or covered, or cannot be pressed. */
function middleOf(role: string, name: string): [x: number, y: number] | null {
  const found = [...document.querySelectorAll<HTMLElement>(`${role}, [role="${role}"]`)];
  const target = found.find((each) => {
    const labels = each instanceof HTMLInputElement ? [...(each.labels ?? [])] : [each];
    const texts = [each.ariaLabel ?? "", ...labels.map(({ innerText }) => innerText)];
    return texts.some((text) => text.trim().startsWith(name));
  });
  if (target === undefined || target.matches(":disabled")) return null;
  target.scrollIntoView({ block: "center" });
  const { x, y, width, height } = target.getBoundingClientRect();
  const middle: [number, number] = [x + width / 2, y + height / 2];
  const onTop = document.elementFromPoint(...middle);
  return onTop !== null && (target.contains(onTop) || onTop.contains(target)) ? middle : null;
}

function isShown(text: string): boolean {
  return document.body.innerText.includes(text);
}
