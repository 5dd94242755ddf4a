/** The room of a dot before a fact. */
export const DOT = "0.85em";

/** Styles of facts that are told apart by a dot before each: that of the first in a line is cut off, whichever that is. */
export const dots = {
  line: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    marginInlineStart: `-${DOT}`,
    clipPath: `inset(-0.25rem 0 -0.25rem ${DOT})`,
  },
  fact: { marginInlineStart: DOT },
  beforeFact: {
    content: "·",
    flex: "none",
    display: "inline-block",
    width: DOT,
    marginInlineStart: `-${DOT}`,
    textAlign: "center",
  },
} as const;
