/** Hue, and how much lighter than the others: a dark yellow is brown. */
export const TERPENE_HUES = {
  limonene: [88, 0.14],
  caryophyllene: [38, 0],
  pinene: [165, -0.02],
  linalool: [298, 0],
  humulene: [122, 0.05],
  myrcene: [142, -0.04],
  ocimene: [5, 0.05],
  terpinolene: [225, 0],
  geraniol: [350, -0.02],
  eucalyptol: [195, 0.04],
  bisabolol: [68, 0.1],
  nerolidol: [55, 0],
} as const;

/** How light a dot or a bar in such a hue is in each theme, between the two halves of a petal, and how strong its color. */
export const MARK = { light: 0.5, dark: 0.7, strength: 0.105 } as const;
