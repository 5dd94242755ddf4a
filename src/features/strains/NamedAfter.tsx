import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Strain } from "#content/strains/strain.ts";
import { largeQueries } from "#data/queries.ts";
import { useRegister } from "#data/register.ts";
import { readSavedMenus, type SavedMenus } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";
import { spokenPrice } from "#domain/offers/currentPrice.ts";
import { offerAt } from "#domain/offers/menuTable.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { valueAt } from "#domain/offers/columns.ts";
import { atRegister, taxedFirst, type Register } from "#domain/prices/atRegister.ts";
import { useNow } from "#platform/clock.ts";
import { useVisitor } from "#platform/visitor.ts";

/**
 * The way to products that have a strain's name in theirs, for a strain that is on no menu itself: who looks for it finds its
 * kin there, and not an empty page. By all menus, or those that this phone has.
 */
export function NamedAfter({ strain: { slug, name } }: { strain: Strain }) {
  const menus = useQuery(largeQueries.menus);
  const saved = useSaved(readSavedMenus, menus.dataUpdatedAt);
  const now = useNow();
  const register = useRegister(useVisitor(), now);
  const found = useMemo(
    () => (saved === null ? null : namedAfter(saved, { slug, name }, now, register)),
    [saved, slug, name, now, register],
  );
  if (found === null) return null;
  const { products, fromCents, isAbout } = found;
  return (
    <>
      {"; "}
      <Link to="/search" search={{ q: name.toLowerCase() }}>
        {products} other
        <span className={hiddenOnPhone}> product</span>
        {products === 1 ? "" : "s"} named after it from {aboutText(formatCents(fromCents), isAbout)}
      </Link>
    </>
  );
}

interface FoundByName {
  products: number;
  /** What the visitor pays for the cheapest, in cents. */
  fromCents: number;
  /** With tax, as it is about to be at the register. */
  isAbout: boolean;
}

/**
 * Products that have all words of a strain's name next to each other in theirs, are not known as that strain, and have a
 * price that may be compared.
 *
 * @returns `null` where there are none
 */
export function namedAfter(
  { tables }: SavedMenus,
  { slug, name }: Pick<Strain, "slug" | "name">,
  now: number,
  register: Register | null,
): FoundByName | null {
  const wanted = wordsOf(name);
  const codes = new Set<string>();
  const prices: Omit<FoundByName, "products">[] = [];
  for (const { table, rows } of tables) {
    const { products } = table;
    const named = Array.from(
      products.name.index,
      (_, at) =>
        wordsOf(valueAt(products.name, at)).includes(wanted) &&
        valueAt(products.strainSlug, at) !== slug,
    );
    for (const row of rows) {
      if (named[table.offers.product[row] ?? -1] !== true) continue;
      const offer = inEpochMs(offerAt(table, row));
      if (offer.stock === "no" || offer.missingSince !== null) continue;
      const spoken = spokenPrice(offer, now, register?.isPatient === true);
      if (spoken === null) continue;
      const { cents, isAbout } = atRegister(spoken, offer, register, now);
      codes.add(offer.product.code);
      prices.push({ fromCents: cents, isAbout });
    }
  }
  const [lowest] = prices.toSorted((a, b) => taxedFirst(a, b) || a.fromCents - b.fromCents);
  return lowest === undefined ? null : { products: codes.size, ...lowest };
}

/** Between spaces, so that a word is found as a whole alone. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;
