/** A terpene as a chemist knows it and as labels print it. Nothing here says what it does. */
export interface Terpene {
  slug: string;
  name: string;
  /** Other names that labels and menus print. */
  aliases: readonly string[];
  /** Chemical class. */
  family: string;
  formula: string;
  /** Registry number of the Chemical Abstracts Service. */
  cas: string;
  /** Which form has that number, and the numbers of others. */
  casNote: string | null;
  /** Boiling point at 760 mmHg in °C; `null` where none is well established. */
  boilingC: number | null;
  /** What that figure rests on, or why there is none. */
  boilingBasis: string;
  /** Boiling point under a lower pressure, with the pressure. */
  reducedPressure: string | null;
  /** Melting point in °C of those that are solid in a room. */
  meltingC: number | null;
  /** What charts and labels get wrong about it. */
  caution: string | null;
  aroma: readonly string[];
  foundIn: readonly string[];
}

/** What most terpenes do not need said. */
const UNSAID = {
  casNote: null,
  boilingC: null,
  reducedPressure: null,
  meltingC: null,
  caution: null,
} as const;

type Said = Partial<Terpene> & Omit<Terpene, keyof typeof UNSAID>;

/** A terpene from what there is to say of it. */
export const terpene = (said: Said): Terpene => ({ ...UNSAID, ...said });
