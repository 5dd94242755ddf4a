/** The nearest whole number, halves up: cents for display, tenths of a percent. */
export function roundHalfUp(value: number): number {
  // A product of binary fractions may sit a hair below the half it stands for.
  return Math.floor(value + 0.5 + 1e-9);
}
