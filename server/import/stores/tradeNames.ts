/** What the ends of companies' names say of their form, and not of who they are. */
const FORMS = /(?:\s+|,\s*)(?:llc|l\.l\.c\.|inc|incorporated|corp|corporation|ltd|co|company)\.?$/i;

/** As much of a row as says whose store it is. */
interface NamedStore {
  /** By which it trades, as far as the source knows it. */
  name: string | null;
  /** The company that holds the licence. */
  legal_name: string | null;
}

/** A name without its form, its signs and its capital letters: two that are equal name one company. */
const companyKey = (name: string): string =>
  name
    .trim()
    .replace(FORMS, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** Whether all that is known as a store's name is the company that holds its licence. */
export function isLicensee({ name, legal_name }: NamedStore): boolean {
  return name !== null && legal_name !== null && companyKey(name) === companyKey(legal_name);
}

/**
 * The trade name of each company: that of its other stores in the same lists, where all of them have one and the same.
 * A company with several names has none here, for nothing tells which of them a store has.
 *
 * @returns a lookup by the company's name as a list has it; `null` where nothing is known
 */
export function tradeNames(
  stores: readonly NamedStore[],
): (legalName: string | null) => string | null {
  const known = new Map<string, Set<string>>();
  for (const store of stores) {
    if (store.name === null || store.legal_name === null || isLicensee(store)) continue;
    const key = companyKey(store.legal_name);
    known.set(key, (known.get(key) ?? new Set()).add(store.name));
  }
  return (legalName) => {
    const [name = null, ...others] = known.get(companyKey(legalName ?? "")) ?? [];
    return others.length === 0 ? name : null;
  };
}
