/** `EVERY_SCREEN=1` walks through all screens in all states, as `npm run test:long` does (tests/lab/README.md). */
export const IS_EVERY = process.env["EVERY_SCREEN"] === "1";

/**
 * What a walk looks at of a list through which it goes several times, in another way each time: all of it, or in the
 * short form each turn another share.
 *
 * @param turn which of how many, from 0
 */
export const shareOf = <Each>(all: readonly Each[], turn: number, turns: number): readonly Each[] =>
  IS_EVERY ? all : all.filter((_, at) => at % turns === turn % turns);
