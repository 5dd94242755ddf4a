import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { from, printSize, space, textSize } from "#design/tokens.ts";

const GAP = space[4];
const PRINT_GAP = "5pt";
const LINE = `1px solid ${color.lineStrong}`;

/** There is no room for it on a phone; paper always has it. */
export const wide = style({
  display: "none",
  "@media": { [from.docked]: { display: "block" }, print: { display: "block" } },
});
export const narrow = style({
  "@media": { [from.docked]: { display: "none" }, print: { display: "none" } },
});

/** Which part and which round of it, in one line. */
export const partChoice = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  gap: space[2],
  paddingBlockStart: space[2],
});

/** One Letter sheet across. */
export const sheet = style({ "@media": { print: { page: "landscape" } } });

export const bracket = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  "@media": {
    // Letter across, less its margins and one line of title.
    print: { position: "relative", flexDirection: "row", gap: PRINT_GAP, height: "7.3in" },
  },
});

export const half = recipe({
  base: {
    flex: 5,
    display: "flex",
    gap: GAP,
    minWidth: 0,
    "@media": { print: { gap: PRINT_GAP } },
  },
  variants: {
    mirrored: {
      false: {},
      true: {
        "@media": {
          print: { flexDirection: "row-reverse" },
        },
      },
    },
  },
});

export const divisions = style({
  flex: 4.6,
  display: "grid",
  gridTemplateRows: "auto 1fr 1fr",
  gap: space[4],
  minWidth: 0,
  "@media": { print: { flex: 4.5, gap: "3pt" } },
});

/** As high as the divisions, so that it stands between the two. */
export const semifinal = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
});

/** Columns are as wide as those below them. */
const columnWidth = {
  true: { flex: 1.15, "@media": { print: { flex: 1.4 } } },
  false: { flex: 1 },
} as const;

export const roundName = recipe({
  base: {
    minWidth: 0,
    color: color.inkQuiet,
    fontSize: textSize.sm,
    "@media": { print: { fontSize: printSize["2xs"] } },
  },
  variants: {
    first: columnWidth,
    mirrored: {
      false: {},
      true: { "@media": { print: { textAlign: "end" } } },
    },
  },
});

/** Takes the height that the name of the division leaves. */
export const divisionRounds = style({ flex: 1 });

export const division = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
});

export const divisionName = recipe({
  base: {
    marginBlockEnd: space[2],
    fontSize: textSize.lg,
    "@media": { print: { margin: 0, fontSize: printSize.xs } },
  },
  variants: {
    mirrored: {
      false: {},
      true: { "@media": { print: { textAlign: "end" } } },
    },
  },
});

export const rounds = recipe({
  base: {
    display: "flex",
    gap: GAP,
    minWidth: 0,
    "@media": { print: { gap: PRINT_GAP } },
  },
  variants: {
    mirrored: {
      false: {},
      true: {
        "@media": {
          print: { flexDirection: "row-reverse" },
        },
      },
    },
  },
});

/** Each matchup takes an equal part of the height, so that it stands between those that lead to it. */
export const column = recipe({
  base: {
    flex: 1,
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  variants: {
    first: columnWidth,
  },
});

export const place = recipe({
  base: {
    position: "relative",
    flex: 1,
    display: "flex",
    alignItems: "center",
    minWidth: 0,
    paddingBlock: space[1],
    "@media": { print: { paddingBlock: "0.75pt" } },
  },
  variants: {
    mirrored: { true: {}, false: {} },
    /** Lines from the two matchups that lead here. */
    joins: {
      true: {
        "::before": {
          content: "",
          position: "absolute",
          insetBlock: "25%",
          insetInlineStart: `calc(-0.5 * ${GAP})`,
          borderInlineStart: LINE,
        },
        "::after": {
          content: "",
          position: "absolute",
          insetBlockStart: "50%",
          insetInlineStart: `calc(-0.5 * ${GAP})`,
          width: `calc(0.5 * ${GAP})`,
          borderBlockStart: LINE,
        },
        "@media": {
          print: {
            "::before": { insetInlineStart: `calc(-0.5 * ${PRINT_GAP})` },
            "::after": {
              insetInlineStart: `calc(-0.5 * ${PRINT_GAP})`,
              width: `calc(0.5 * ${PRINT_GAP})`,
            },
          },
        },
      },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { joins: true, mirrored: true },
      style: {
        "@media": {
          print: {
            "::before": { insetInlineStart: "auto", insetInlineEnd: `calc(-0.5 * ${PRINT_GAP})` },
            "::after": { insetInlineStart: "auto", insetInlineEnd: `calc(-0.5 * ${PRINT_GAP})` },
          },
        },
      },
    },
  ],
});

/** Below both halves, on paper between them. */
export const center = style({
  order: 1,
  width: "20rem",
  minWidth: 0,
  "@media": {
    // Where nothing else is.
    print: { position: "absolute", insetBlockStart: "10%", insetInline: "38%", width: "auto" },
  },
});

export const finalName = style({
  marginBlockEnd: space[2],
  fontSize: textSize.lg,
  "@media": { print: { margin: 0, fontSize: printSize.xs, textAlign: "center" } },
});
