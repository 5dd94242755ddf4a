import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "#domain/reservations/code.ts";

/** A code that nobody can guess from others: one of 481 million. */
export const makeCode = () =>
  Array.from({ length: CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  ).join("");
