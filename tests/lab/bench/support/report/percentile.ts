/** The smallest figure that `share` of all figures do not pass. @throws RangeError without any */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const figure = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (figure === undefined) throw new RangeError("No figures to choose from.");
  return figure;
}
