/** The package that people count in at a counter: a "tenth" as it is packed and printed; a tenth of an ounce would be 2.835 g. */
export const CUSTOMARY = {
  mg: 2_830,
  one: "tenth",
  many: "tenths",
  label: "2.83 g",
  meaning:
    "A “tenth” of an ounce, the usual size in Ohio. 5.66, 14.15 and 28.3 g are two, five and ten of them.",
} as const;

/** Sizes that packages of plant material usually have, in grams: a tenth and its multiples, and an eighth and two. */
export const PLANT_SIZES_G = [2.83, 3.5, 5.66, 7, 14.15, 28.3] as const;

/**
 * Usual weights of any product in milligrams, with the name that people use. A half and an ounce are as most menus print
 * them: five and ten of the state's tenths, 14.15 and 28.3 g.
 */
export const USUAL_SIZES: readonly { mg: number; name?: string }[] = [
  { mg: 300 },
  { mg: 500 },
  { mg: 1_000 },
  { mg: 2_830, name: "tenth" },
  { mg: 3_500, name: "eighth" },
  { mg: 5_660, name: "fifth" },
  { mg: 7_000, name: "quarter" },
  { mg: 14_150, name: "half" },
  { mg: 28_300, name: "ounce" },
];
