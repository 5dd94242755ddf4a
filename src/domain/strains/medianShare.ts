/** The middle one, or halfway between the two in the middle. */
export function medianShare(shares: readonly number[]): number {
  const sorted = [...shares].sort((a, b) => a - b);
  const middle = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.floor(sorted.length / 2) + 1,
  );
  return middle.reduce((sum, share) => sum + share, 0) / Math.max(1, middle.length);
}
