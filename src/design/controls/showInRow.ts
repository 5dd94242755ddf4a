import { FADED_PX } from "../scrollFade.css.ts";

/** Brings a chosen chip into its row: at the far end of a narrow screen it would be in force without being seen. */
export function showInRow(chosen: HTMLElement | null): void {
  if (chosen === null) return;
  const group = chosen.parentElement;
  // Where other chips share the row, it is the group's parent.
  const shares = group && getComputedStyle(group).display === "contents";
  const row = shares ? group.parentElement : group;
  if (!row) return;
  // What is in sight in the row's first position leaves it there. The first choice, which leaves nothing out, moves it only
  // as far as it takes to be seen whole: what stands before it is wanted more.
  const isFirst = chosen.previousElementSibling === null;
  const end = chosen.offsetLeft + chosen.offsetWidth;
  const isLast = end >= row.scrollWidth;
  const hidden = Math.max(0, end - (row.clientWidth - (isLast ? 0 : FADED_PX)));
  const middle = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  // At once, and of the row alone: the page stays.
  row.scrollLeft = hidden === 0 || isFirst ? hidden : middle;
}
