/** Brings a chosen chip into its row: at the far end of a narrow screen it would be in force without being seen. */
export function showInRow(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (row) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
