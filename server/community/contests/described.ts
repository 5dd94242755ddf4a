import { pathPart, problemAnswer } from "../../web/describe.ts";

/** The part of the path. */
export const YEAR = pathPart("year", "Four digits");

export const NO_CONTEST = { 404: problemAnswer("There is no contest in this year") };

/** @returns `null` for what is no year */
export const readYear = (text: string) => (/^\d{4}$/.test(text) ? Number(text) : null);
