/** How high what is tapped has to be in a window of a width, in CSS pixels, less half a pixel of rounding: a thumb's 44, a mouse's 36 on a desk. */
export const leastHeight = (width: number): number => (width < 1024 ? 43.5 : 35.5);
