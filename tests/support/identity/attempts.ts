import type { PasswordHasher } from "../../../server/accounts/passwords/passwordHash.ts";
import { cheapHasher } from "./identity.ts";

/** What the protocol answers when a limit is met, and for a wrong password. */
export const TOO_MANY = "TOO_MANY_ATTEMPTS_TRY_LATER";
export const WRONG = "INVALID_LOGIN_CREDENTIALS";

/** A different address for each attempt. */
export const anywhere = (attempt: number) =>
  `198.51.${String(attempt >> 8)}.${String(attempt & 255)}`;

/** Makes a number of attempts at once. */
export const attempts = (count: number, make: (attempt: number) => Promise<string | null>) =>
  Promise.all(Array.from({ length: count }, (_, attempt) => make(attempt)));

/** Counts what it does: the price of an answer without a clock. */
export function countingHasher(): PasswordHasher & { hashes: () => number } {
  const hasher = cheapHasher();
  let hashes = 0;
  return {
    ...hasher,
    hash: (...what) => ((hashes += 1), hasher.hash(...what)),
    matches: (...what) => ((hashes += 1), hasher.matches(...what)),
    hashes: () => hashes,
  };
}

/** How often each answer came. */
export const tally = (answers: readonly (string | null)[]) =>
  Object.fromEntries(
    [...new Set(answers)].map((each) => [
      each ?? "signed in",
      answers.filter((other) => other === each).length,
    ]),
  );
