/**
 * Ohio as a leaf: the mark in the bar and of the icons, on a square of 100 × 100. Made by
 * `npm run maps`; not written by hand.
 *
 * Source: US Census Bureau, cartographic boundary files, 2017 edition, a work of the United States
 * government and in the public domain; simplified by the package us-atlas 3.0.1 (Michael Bostock,
 * ISC licence).
 */
export const MARK = {
  outline:
    "M4 21L4 8L33 7L54 17L70 14L96 0L96 38L93 40L94 47L88 67L71 76L69 86L66 87L64 83L57 99L52 99L45 90L36 95L17 89L12 81L4 81z",
  veins:
    "M50 97V27M50 52Q31 48 15 32M50 52Q69 48 85 32M50 69Q31 65 15 49M50 69Q68 65 83 49M50 87Q31 82 15 66M50 87Q66 82 79 66",
  stem: "M50 96v10",
} as const;
