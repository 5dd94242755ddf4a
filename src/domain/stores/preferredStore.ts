/** What makes one of several stores that ask the same the one to be named. */
export interface StoreClaim {
  isKept: boolean;
  /** From where the visitor is, else from the store that a page is of; `null` where that is not known. */
  miles: number | null;
  /** When its price was seen, epoch milliseconds. */
  seenAt: number;
}

/** Wherever one of several stores that ask the same is named: a kept one, then the nearest, then the one seen last. Below 0 where the first is it. */
export const byPreference = (one: StoreClaim, other: StoreClaim): number =>
  Number(other.isKept) - Number(one.isKept) ||
  (one.miles ?? NOT_KNOWN_MILES) - (other.miles ?? NOT_KNOWN_MILES) ||
  other.seenAt - one.seenAt;

/** A store whose place is not known is as far as can be. */
const NOT_KNOWN_MILES = 1e6;
