import {
  symbol,
  symbolCircle,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
  type SymbolType,
} from "d3-shape";

interface Look {
  /** As `stroke-dasharray`; a line without breaks has none. */
  dash?: string;
  mark: SymbolType;
}

/**
 * What tells the lines of a chart apart beside their color: breaks and marks. A category looks the
 * same in every chart.
 */
export const LOOKS = {
  flower: { mark: symbolCircle },
  vape: { dash: "9 4", mark: symbolSquare },
  edible: { dash: "2 4", mark: symbolTriangle },
  extract: { dash: "11 3 2 3", mark: symbolDiamond },
  leaf: { mark: symbolCircle },
  buckeye: { dash: "9 4", mark: symbolSquare },
} as const satisfies Readonly<Record<string, Look>>;

export type ChartLook = keyof typeof LOOKS;

export const dashOf = (look: ChartLook): string | undefined => {
  const { dash }: Look = LOOKS[look];
  return dash;
};

/** The outline of a look's mark around the origin, of so many square pixels. */
export const markPath = (look: ChartLook, area: number): string =>
  symbol(LOOKS[look].mark, area)() ?? "";
