/**
 * How many do the same thing at once, or one after the other. A few meet what many would, most of the time: `npm run
 * faults -- --only rushes` has the many.
 *
 * @param short in `npm test`
 * @param whole where the environment's `TEST_SCALE` is `whole`
 */
export function atScale(short: number, whole: number): number {
  return process.env["TEST_SCALE"] === "whole" ? whole : short;
}
