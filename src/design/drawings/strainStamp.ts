import { spelling } from "#domain/strains/spelledNames.ts";

/** Percent by weight by terpene, as labels spell them; `null` where only the name is printed. */
export type TerpeneShares = Readonly<Record<string, number | null>>;

/** Hues that petals have; `plain` is that of a terpene without one of its own. */
export type PetalTone = (typeof TONES)[number] | "plain";

/** A flower on a square of 80 × 80, the longest petals first, so that the short ones lie on top. */
export interface Stamp {
  /** Of equal terpenes, as paths: whole petals, their shaded halves, and their veins. */
  petals: {
    /** As the label spells it; `null` where nothing is known. */
    terpene: string | null;
    tone: PetalTone;
    whole: string;
    half: string;
    veins: string;
  }[];
  /** What grows between the petals. */
  sepals: string;
  /** Stamens as points of one line with round ends: eight fewer elements in each row of a list. */
  stamens: string;
}

/**
 * The flower of a strain. Each of its eight petals is as long as a terpene's share of the largest one and has the hue
 * of its smell; the name decides on the form of the petals, how they turn and what grows between them, so that strains
 * with like labels differ and one strain always looks the same.
 *
 * @param shares `null` or without any share: a flower of two rings of petals without a tone, for a drawing in one color
 * @param name of the strain, or its slug, which draw the same; of the product where no strain is known
 */
export function drawStamp(shares: TerpeneShares | null, name: string): Stamp {
  const chance = chances(spelling(name));
  const look: Look = {
    form: pick(FORMS, chance()),
    turn: (chance() < 0.5 ? 0 : 1) * (EIGHTH / 2),
    bend: (chance() - 0.5) * 0.34,
    slender: 0.86 + chance() * 0.28,
  };
  const sepal = pick(SEPALS, chance());
  const ranked = rank(shares ?? {}, chance());
  const places = ranked.length === 0 ? [] : (PLACES[ranked.length - 1] ?? []);
  const petals =
    places.length === 0
      ? UNKNOWN.map(({ ring, least, more }) =>
          Object.assign(
            { terpene: null, tone: "plain" as const },
            petalsAt(ring, least + chance() * more, look),
          ),
        )
      : ranked.map(({ terpene, length }, at) =>
          Object.assign(
            { terpene, tone: toneOf(terpene) },
            petalsAt(places[at] ?? [], length, look),
          ),
        );
  return {
    petals,
    sepals: EVERY.map((place) =>
      outline(sepal, (place + 0.5) * EIGHTH + look.turn, look.bend / 2),
    ).join(""),
    stamens: EVERY.map((place) => {
      const [x, y] = at(place * EIGHTH + look.turn + EIGHTH / 2, 7.6);
      return `M${fixed(x)} ${fixed(y)}h0`;
    }).join(""),
  };
}

type Point = readonly [x: number, y: number];

const MIDDLE = 40;
const EIGHTH = Math.PI / 4;
const EVERY = [0, 1, 2, 3, 4, 5, 6, 7];
/** Two rings of four, as a flower has, and how long their petals may be: eight alike are a badge. */
const UNKNOWN = [
  { ring: [0, 2, 4, 6], least: 0.85, more: 0.15 },
  { ring: [1, 3, 5, 7], least: 0.35, more: 0.4 },
];
/** Where petals begin, how long the shortest are and how long the longest. */
const [BASE, SHORT, LONG] = [3, 17, 38];

/** Places of the eight petals for one to eight terpenes, most first: opposite ones are alike where there are enough. */
const PLACES: readonly (readonly (readonly number[])[])[] = [
  [EVERY],
  [
    [0, 2, 4, 6],
    [1, 3, 5, 7],
  ],
  [
    [0, 2, 4, 6],
    [1, 5],
    [3, 7],
  ],
  [
    [0, 4],
    [2, 6],
    [1, 5],
    [3, 7],
  ],
  [[0, 4], [2, 6], [1, 5], [3], [7]],
  [[0, 4], [2, 6], [1], [5], [3], [7]],
  [[0, 4], [2], [6], [1], [5], [3], [7]],
  [[0], [4], [2], [6], [1], [5], [3], [7]],
];

/** Hues by what a terpene smells of: lemon, pepper, pine, lavender, hops, mango, blossom, tea tree, rose, mint, chamomile, wood. */
const TONES = [
  "limonene",
  "caryophyllene",
  "pinene",
  "linalool",
  "humulene",
  "myrcene",
  "ocimene",
  "terpinolene",
  "geraniol",
  "eucalyptol",
  "bisabolol",
  "nerolidol",
] as const;

/** Terpenes that share the hue of one that smells alike. */
const ALIKE: Readonly<Record<string, PetalTone>> = {
  terpineol: "linalool",
  farnesene: "bisabolol",
  valencene: "limonene",
  camphene: "pinene",
  carene: "pinene",
  fenchol: "eucalyptol",
  borneol: "eucalyptol",
  menthol: "eucalyptol",
  guaiol: "nerolidol",
  cymene: "terpinolene",
  phellandrene: "eucalyptol",
};

/** The hue of a terpene, in a petal and in whatever names it. `beta-caryophyllene`, `β-Myrcene` and `d-limonene` are what their last letters say. */
export function toneOf(terpene: string): PetalTone {
  // A terpinene is no pinene.
  const spelled = terpene.toLowerCase().replace("terpinene", "terpinolene");
  const own = TONES.find((tone) => spelled.includes(tone));
  return own ?? Object.entries(ALIKE).find(([name]) => spelled.includes(name))?.[1] ?? "plain";
}

/**
 * At most eight, most first; lengths from 0 to 1. Where a label prints names alone nothing says which it has most of:
 * the flower is no less a flower for it, and chance, from 0 to 1, picks the long ones.
 */
function rank(shares: TerpeneShares, chance: number): { terpene: string; length: number }[] {
  const named = Object.entries(shares).sort(
    ([a, shareA], [b, shareB]) => (shareB ?? 0) - (shareA ?? 0) || (a < b ? -1 : 1),
  );
  const most = named[0]?.[1] ?? 0;
  if (most === 0) {
    const first = Math.floor(chance * named.length);
    return [...named.slice(first), ...named.slice(0, first)]
      .slice(0, LENGTHS_OF_NAMES.length)
      .map(([terpene], at) => ({ terpene, length: LENGTHS_OF_NAMES[at] ?? 0 }));
  }
  return named.slice(0, EVERY.length).map(([terpene, share]) => ({
    terpene,
    length: Math.sqrt((share ?? 0) / most),
  }));
}

/** Three hues at most: more of one length are a rosette like any other. */
const LENGTHS_OF_NAMES = [1, 0.5, 0.3];

/** Where a petal is widest, how wide, and how it ends. Everything is a part of its length. */
interface Form {
  widest: number;
  width: number;
  /** How far the sides keep to their width before they close: 0 is a point, 1 is round. */
  round: number;
  /** How deep the tip is cut in. */
  notch: number;
}

const FORMS: readonly Form[] = [
  { widest: 0.5, width: 0.2, round: 0.12, notch: 0 },
  { widest: 0.66, width: 0.25, round: 0.95, notch: 0 },
  { widest: 0.62, width: 0.24, round: 0.42, notch: 0 },
  { widest: 0.7, width: 0.25, round: 1, notch: 0.09 },
  { widest: 0.42, width: 0.22, round: 0.3, notch: 0 },
];

/** With their length. */
const SEPALS: readonly (Form & { length: number })[] = [
  { widest: 0.45, width: 0.12, round: 0, notch: 0, length: 27 },
  { widest: 0.6, width: 0.16, round: 0.6, notch: 0, length: 24 },
  { widest: 0.8, width: 0.075, round: 1, notch: 0, length: 31 },
];

interface Look {
  form: Form;
  turn: number;
  bend: number;
  slender: number;
}

function petalsAt(places: readonly number[], part: number, { form, turn, bend, slender }: Look) {
  const length = SHORT + (LONG - SHORT) * part;
  const shape = { ...form, width: form.width * slender, length };
  const paths = places.map((place) => {
    const angle = place * EIGHTH + turn;
    return {
      whole: outline(shape, angle, bend),
      half: side(shape, angle, bend, 1) + "z",
      veins: veins(shape, angle, bend),
    };
  });
  const all = (name: "whole" | "half" | "veins") => paths.map((path) => path[name]).join("");
  return { whole: all("whole"), half: all("half"), veins: all("veins") };
}

type Shape = Form & { length: number };

/** Both sides of a petal. */
function outline(shape: Shape, angle: number, bend: number): string {
  return `${side(shape, angle, bend, 1)}z${side(shape, angle, bend, -1)}z`;
}

/** From the base along one side to the tip, and back along the midrib. */
function side(shape: Shape, angle: number, bend: number, hand: 1 | -1): string {
  const { widest, width, round, notch } = shape;
  const to = placer(shape, angle, bend);
  const wide = width * hand;
  const tip = 1 - notch;
  const shoulder = widest + (1 - widest) * (0.25 + 0.6 * round);
  return (
    `M${to(0, 0)}C${to(widest * 0.35, wide * 0.32)} ${to(widest * 0.62, wide)} ${to(widest, wide)}` +
    `C${to(shoulder, wide)} ${to(1, wide * (0.06 + 0.62 * round))} ${to(tip, 0)}` +
    `C${to(tip * 0.7, 0)} ${to(tip * 0.35, 0)} ${to(0, 0)}`
  );
}

/** The midrib and three veins to each side. */
function veins(shape: Shape, angle: number, bend: number): string {
  const to = placer(shape, angle, bend);
  const from = [0.3, 0.46, 0.62];
  const rib = `M${to(0.08, 0)}C${to(0.35, 0)} ${to(0.6, 0)} ${to(0.9, 0)}`;
  return (
    rib +
    [1, -1]
      .flatMap((hand) =>
        from.map((part) => {
          const reach = shape.width * hand * (part < 0.4 ? 0.5 : 0.62);
          return `M${to(part, 0)}Q${to(part + 0.1, reach * 0.5)} ${to(part + 0.19, reach)}`;
        }),
      )
      .join("")
  );
}

/** From places along and beside a petal, as parts of its length, to places of the drawing. */
function placer({ length }: Shape, angle: number, bend: number) {
  return (along: number, beside: number): string => {
    // The further out, the more it is turned: petals bend as one.
    const turned = angle + bend * along * along;
    const out = BASE + (length - BASE) * along;
    const aside = length * beside;
    const [x, y] = at(turned, out);
    return `${fixed(x + Math.cos(turned) * aside)} ${fixed(y + Math.sin(turned) * aside)}`;
  };
}

/** Angles are clockwise from the top. */
const at = (angle: number, radius: number): Point => [
  MIDDLE + Math.sin(angle) * radius,
  MIDDLE - Math.cos(angle) * radius,
];

const fixed = (value: number) => String(Number(value.toFixed(1)));

function pick<Item>(items: readonly Item[], part: number): Item {
  const item = items[Math.floor(part * items.length)];
  if (item === undefined) throw new RangeError("a part is less than 1");
  return item;
}

/** Numbers from 0 to 1 that follow from a text alone (FNV-1a, then xorshift). */
function chances(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
