/**
 * A drive, of cents, as it is told: an estimate, in whole dollars. It is rounded here alone, so that what stands on a way's
 * tab, in its answer and in what is reckoned from both is one figure.
 */
export const toldDrive = (cents: number) => 100 * Math.round(cents / 100);

/** Goods and their drive, as they add up where they stand beside each other. */
export const toldSum = (goods: number, drive: number) => goods + toldDrive(drive);

/** An estimate, in whole dollars: "$76". */
export const inDollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString("en-US")}`;
