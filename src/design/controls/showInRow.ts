import { FADED_PX } from "../scrollFade.css.ts";

/** Brings a chosen chip into its row: at the far end of a narrow screen it would be in force without being seen. */
export function showInRow(chosen: HTMLElement | null): void {
  if (chosen === null) return;
  const group = chosen.parentElement;
  // Where other chips share the row, it is the group's parent.
  const shares = group && getComputedStyle(group).display === "contents";
  const row = shares ? group.parentElement : group;
  if (!row) return;
  // What is in sight in the row's first position leaves it there, and so does the first choice, which leaves nothing out
  // and is cut nowhere unless other chips stand before it.
  const isFirst = chosen.previousElementSibling === null;
  const end = chosen.offsetLeft + chosen.offsetWidth;
  const isLast = end >= row.scrollWidth;
  const isInSight =
    (isFirst && !shares) || end <= row.clientWidth - (isLast || isFirst ? 0 : FADED_PX);
  row.scrollLeft = isInSight ? 0 : chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
