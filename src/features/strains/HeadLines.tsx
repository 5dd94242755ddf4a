import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Strain } from "#content/strains/strain.ts";
import { largeQueries } from "#data/queries.ts";
import { useRegister } from "#data/register.ts";
import { useStrainLabels } from "#data/strainLabels.ts";
import { TerpeneMark } from "#design/drawings/TerpeneMark.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { CATEGORY_TITLES, terpeneName, terpeneSlug } from "#domain/offers/titles.ts";
import { type Register } from "#domain/prices/atRegister.ts";
import { inStores } from "#domain/strains/strainShelves.ts";
import { decapitalized } from "#domain/text/capitalized.ts";
import { useNow } from "#platform/clock.ts";
import { useVisitor } from "#platform/visitor.ts";
import { terpene } from "./genetics.css.ts";
import { NamedInHead } from "./NamedAfter.tsx";
import { cheapestStores, isCounted, menusOf, SHELF_ID, shelfOf } from "./shelf.ts";
import { headLines, priceLine, priceRoom, terpeneLine } from "./strainTree.css.ts";

/**
 * Below the flowers of a strain's page: the terpenes that its own is made of, and from what price by the gram it is in how many
 * stores, with the way to the shelf. Both lines are there from the start.
 */
export function HeadLines({ strain }: { strain: Strain }) {
  const { slug } = strain;
  const { data } = useQuery(largeQueries.strainOffers(slug));
  const now = useNow();
  const register = useRegister(useVisitor(), now);
  const text = useMemo(
    () => (data === undefined ? null : shelfText(data.table, slug, now, register)),
    [data, slug, now, register],
  );
  const terpenes = <Terpenes slug={slug} />;
  // To a shelf with nothing on it leads no way; to what is named after it, and can be bought, there is one.
  if (text === NOWHERE)
    return (
      <div className={headLines}>
        <p className={`${terpeneLine} no-print`}>No menu has plain {strain.name} now</p>
        <NamedInHead
          strain={strain}
          className={`${priceLine} no-print`}
          otherwise={<div className={priceRoom}>{terpenes}</div>}
        />
      </div>
    );
  return (
    <div className={headLines}>
      {terpenes}
      <Link
        to="/strain-genetics/$genetic"
        params={{ genetic: slug }}
        hash={SHELF_ID}
        className={`${priceLine} no-print`}
      >
        {text ?? "See where it is sold"}
      </Link>
    </div>
  );
}

/** As many as a line has room for. */
const MOST_TERPENES = 3;

/** The longest petals in words, each with its color, the way to its page. */
function Terpenes({ slug }: { slug: string }) {
  const labels = useStrainLabels(slug);
  if (labels === null) return <p className={terpeneLine} />;
  const most = Object.keys(labels.terpenes ?? {})
    .slice(0, MOST_TERPENES)
    .map(terpeneSlug);
  if (most.length === 0) return <p className={terpeneLine}>No label says its terpenes</p>;
  return (
    <p className={terpeneLine}>
      <span className="visually-hidden">Most on its labels: </span>
      {most.map((each) => (
        <span key={each} className={terpene}>
          <TerpeneMark terpene={each} />
          <Link to="/terpenes/$terpene" params={{ terpene: each }}>
            {terpeneName(each)}
          </Link>
        </span>
      ))}
    </p>
  );
}

/** On no menu. */
const NOWHERE = "";

function shelfText(table: MenuTable, slug: string, now: number, register: Register | null): string {
  const menus = menusOf(table);
  const listed = shelfOf(menus, slug, now, register).flatMap(({ stores }) => stores);
  if (listed.length === 0) return NOWHERE;
  const on = inStores(listed.filter((each) => isCounted(each, now)).length);
  // By the same rule as the regions below: what is paid the least, and for how much of it.
  const [first] = cheapestStores(menus, slug, { place: null, register, now });
  if (first === undefined || first.fromCents === null) return on;
  const { fromCents, isAbout, size } = first;
  // No line ends inside of "pre-rolls".
  const what = CATEGORY_TITLES[first.category].replaceAll("-", "-\u2060");
  const paid = aboutText(formatCents(fromCents), isAbout);
  return `${what} from ${paid}${size === null ? "" : ` for ${size}`} ${decapitalized(on)}`;
}
