/**
 * Where labels go that shall stand at these heights: none nearer to another than `gap`, all of
 * them between `top` and `bottom` as long as there is room, and in the same order.
 */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const heights = [...wanted];
  let floor = top;
  for (const index of order) {
    heights[index] = Math.max(wanted[index] ?? 0, floor);
    floor = (heights[index] ?? 0) + gap;
  }
  let ceiling = bottom;
  for (const index of order.toReversed()) {
    heights[index] = Math.min(heights[index] ?? 0, ceiling);
    ceiling = (heights[index] ?? 0) - gap;
  }
  return heights;
}
