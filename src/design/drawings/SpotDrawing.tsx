import { goldTone, leafTone, spot, spotLine } from "./drawings.css.ts";

/** What is missing: entries of a list, the signal, a store's menu, a page; or a turn, which comes; or what is written and grown. */
export type Spot =
  | "emptyList"
  | "noSignal"
  | "noMenu"
  | "notFound"
  | "waiting"
  | "letter"
  | "seedling";

interface Drawn {
  tone: "leaf" | "goldenrod";
  /** What is filled with the tone. */
  fill: string;
  /** Everything, in one weight. */
  lines: string;
}

/** By hand, on a square of 120 × 90; the words beside it say the same. */
const SPOTS: Readonly<Record<Spot, Drawn>> = {
  // A seed packet's empty page, and a sprig that grows beside it.
  emptyList: {
    tone: "leaf",
    fill: "M84 63c-9-3-13-11-11-19 8 2 13 10 11 19zM87 54c-1-10 6-17 15-18 2 9-4 17-15 18zM82 74c-8-1-13-6-14-13 7 0 13 5 14 13z",
    lines:
      "M27 15c16-3 33-2 49-4 1 8 2 15 2 22M27 15c2 21 1 43 4 64 15-1 29-3 44-3M36 29c9-1 18-1 28-2M37 41c8-1 15-1 22-2M38 53c5-1 10-1 15-1M80 83c1-14 4-27 13-40M84 63c-9-3-13-11-11-19 8 2 13 10 11 19zM87 54c-1-10 6-17 15-18 2 9-4 17-15 18zM82 74c-8-1-13-6-14-13 7 0 13 5 14 13zM70 84c11-2 22-1 33-1",
  },
  // A pole whose wire has come down, and the low sun behind it.
  noSignal: {
    tone: "goldenrod",
    fill: "M72 38c1-10 9-17 18-16 10 0 17 8 16 18 0 9-8 16-17 16-10-1-17-9-17-18z",
    lines:
      "M43 83c2-23 0-47 1-71 2-2 5-2 7 0 0 24-1 48 0 71M23 25c17-2 34 0 51-3M27 36c14-1 28 0 41-2M29 24l0-6M66 22l0-6M29 18C21 28 12 31 4 30M66 16c7 12 10 25 8 41-1 8-8 10-11 5-2-5 3-9 7-6M72 38c1-10 9-17 18-16 10 0 17 8 16 18 0 9-8 16-17 16M12 84c30-3 66-2 98-1M91 83c-1-6-3-9-6-11M91 83c0-7 2-12 5-15M30 83c-1-4-3-7-5-8M30 83c0-5 2-8 4-10",
  },
  // A shop under its awning, with the board left blank.
  noMenu: {
    tone: "leaf",
    fill: "M18 38l7-17 15-1-4 17c-1 9-18 10-18 1zM54 37l2-17 15-1 3 18c0 9-19 9-20 0zM92 37l-6-18 12 0 8 17c1 9-14 10-14 1z",
    lines:
      "M25 21c24-2 49-1 73-2l8 17c1 9-14 10-14 1 0 9-18 9-18 0 0 9-19 9-20 0 0 9-18 9-18 0-1 9-18 10-18 1zM36 37l4-17M54 37l2-17M74 37l-3-18M92 37l-6-18M26 45c-1 13 0 25-1 37M97 44c1 13 0 25 1 38M13 83c31-2 63-1 96-1M67 82c1-10 0-18 0-27 6-1 12-1 18 0 0 9 1 18 0 27M80 69l0 2M34 54c8-1 15-1 23-1 1 6 1 11 0 17-8 1-15 1-23 1-1-6 0-11 0-17zM41 63c3-1 6-1 9-1",
  },
  // A signpost where two ways part.
  notFound: {
    tone: "goldenrod",
    fill: "M41 17c16-1 32 0 48-2l11 10-10 10c-16 1-33 0-49 1-1-6 0-13 0-19z",
    lines:
      "M41 17c16-1 32 0 48-2l11 10-10 10c-16 1-33 0-49 1-1-6 0-13 0-19zM79 42c-15 0-30 0-45-1L24 50l10 10c15 0 30 1 45-1 1-6 0-11 0-17zM56 82c1-7 1-14 1-21M64 82c0-7 0-14-1-21M57 41l0-4M63 41l0-5M57 16c0-3 0-6 1-8 2-1 3-1 5 0 0 3 0 5 0 7M10 84c33-3 67-2 100-1M86 83c-1-6-4-10-8-12M86 83c0-8 3-13 8-17M86 83c1-4 5-7 9-7M33 83c-1-5-3-8-6-10M33 83c0-5 2-8 5-11",
  },
  // An envelope, and a leaf laid on it.
  letter: {
    tone: "goldenrod",
    fill: "M20 31c27-2 54-1 80-2-14 13-27 23-40 33-13-10-26-20-40-31z",
    lines:
      "M20 31c27-2 54-1 80-2 1 17 1 33 0 50-27 2-54 1-80 2-1-17 0-33 0-50zM20 31c14 11 27 21 40 31 13-10 26-20 40-33M21 80c9-9 18-17 27-26M99 79c-9-9-18-16-27-25M57 22c-2-8 2-14 11-18 4 8 0 15-11 18zM57 22c-7 3-11 3-17 2",
  },
  // A seedling in its pot.
  seedling: {
    tone: "leaf",
    fill: "M60 42c-13 0-22-7-24-20 13-1 22 7 24 20zM61 32c1-12 9-20 23-21 1 12-8 21-23 21zM60 52c5-6 11-8 17-7-2 6-8 9-17 7z",
    lines:
      "M38 59c14-1 29-1 44-1-1 9-4 18-7 25-10 1-20 1-30 0-3-8-6-16-7-24zM36 58c16-2 32-1 48-2M60 57c0-9 0-17 1-25M60 42c-13 0-22-7-24-20 13-1 22 7 24 20zM61 32c1-12 9-20 23-21 1 12-8 21-23 21zM60 52c5-6 11-8 17-7-2 6-8 9-17 7zM44 69c10-1 21 0 31-1M18 84c28-2 56-1 84-2",
  },
  // A sandglass, and what has grown meanwhile.
  waiting: {
    tone: "goldenrod",
    fill: "M40 28c9 4 18 1 27-1-1 9-9 13-13 18-6-5-13-9-14-17zM38 77c1-8 8-13 15-15 8 2 15 7 16 15-10 1-21 1-31 0z",
    lines:
      "M32 12c14-2 29-1 43-2M31 79c15-1 31-1 46 0M37 13c-2 17 13 22 14 32-1 10-15 16-14 33M70 12c2 16-13 23-14 33 1 11 15 15 15 33M40 28c9 4 18 1 27-1M38 77c1-8 8-13 15-15 8 2 15 7 16 15M54 48c0 4 0 9 0 13M92 83c-1-17 1-31 5-43M93 64c-8-1-12-6-13-14 8 0 13 6 13 14zM95 54c0-9 5-15 13-17 2 9-4 16-13 17zM16 84c29-2 60-1 89-1",
  },
};

/** A small drawing, for where there is nothing to show, or where a screen is a form. */
export default function SpotDrawing({ of }: { of: Spot }) {
  const { tone, fill, lines } = SPOTS[of];
  return (
    <svg className={spot} width="120" height="90" viewBox="0 0 120 90" aria-hidden="true">
      <path className={tone === "leaf" ? leafTone : goldTone} d={fill} />
      <path className={spotLine} d={lines} />
    </svg>
  );
}
