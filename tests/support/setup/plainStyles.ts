/**
 * No style sheet is loaded in component tests, so what an element says itself is all there is.
 * The imitated browser goes through everything that could apply, for tens of milliseconds whenever
 * something is looked up by its role and name.
 */
export function readOwnStylesOnly(): void {
  window.getComputedStyle = (element) =>
    element instanceof HTMLElement || element instanceof SVGElement
      ? element.style
      : document.createElement("i").style;
}
