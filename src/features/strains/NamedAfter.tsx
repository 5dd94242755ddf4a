import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import type { Strain } from "#content/strains/strain.ts";
import { STRAINS } from "#content/strains/strains.ts";
import { largeQueries } from "#data/queries.ts";
import { useRegister } from "#data/register.ts";
import { readSavedMenus, type SavedMenus } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";
import { button } from "#design/controls/button.css.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { PriceRow } from "#design/surfaces/PriceRow.tsx";
import { titleLink, unitPrice } from "#design/surfaces/rowLines.css.ts";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { offOf } from "#design/words/Off.tsx";
import { OfferFacts } from "#design/words/OfferWords.tsx";
import { Price } from "#design/words/Price.tsx";
import { PastWords } from "#design/words/RowPast.tsx";
import { StoreAt } from "#design/words/StoreAt.tsx";
import { spokenPrice, type SpokenPrice } from "#domain/offers/currentPrice.ts";
import { offerAt, verdictAt } from "#domain/offers/menuTable.ts";
import { aboutText, formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { belowUsual, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { sizeName } from "#domain/offers/titles.ts";
import { standingVerdict, verdictOfRow } from "#domain/offers/verdictText.ts";
import { valueAt } from "#domain/offers/columns.ts";
import {
  atRegister,
  taxedFirst,
  unitCents,
  type Register,
  type ShownPrice,
} from "#domain/prices/atRegister.ts";
import { productPath } from "#domain/site/site.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { useVisitor } from "#platform/visitor.ts";
import { cheapestList } from "./genetics.css.ts";
import { SHELF_ID } from "./shelf.ts";

/**
 * The way to products that have a strain's name in theirs, for a strain that is on no menu itself: who looks for it finds its
 * kin there, and not an empty page. By all menus, or those that this phone has.
 */
export function NamedAfter({ strain }: { strain: Strain }) {
  const { found } = useNamedAfter(strain);
  if (found === null) return null;
  return (
    <>
      {"; "}
      <Link to="/search" search={{ q: strain.name.toLowerCase() }}>
        <NamedWords {...found} several="products" />
      </Link>
    </>
  );
}

interface NamedWordsProps extends FoundByName {
  /** What more than one are called: those without a price have it in the name, too, and a count would be read as of all. */
  several: string;
}

function NamedWords({ several, products, fromCents, isAbout, cheapest }: NamedWordsProps) {
  const [first] = cheapest;
  const size = first === undefined ? null : sizeName(first.offer);
  return (
    <>
      {products === 1 ? "1 product" : several} with it in the name, from{" "}
      {aboutText(formatCents(fromCents), isAbout)}
      {size === null ? null : ` (${size})`}
    </>
  );
}

interface NamedInHeadProps {
  strain: Strain;
  className: string;
  /** While none is known. */
  otherwise: ReactNode;
}

/** The same in the head of the strain's page, which leads down to them. */
export function NamedInHead({ strain, className, otherwise }: NamedInHeadProps) {
  const { found } = useNamedAfter(strain);
  if (found === null) return otherwise;
  return (
    <Link
      to="/strain-genetics/$genetic"
      params={{ genetic: strain.slug }}
      hash={SHELF_ID}
      className={className}
    >
      <NamedWords {...found} several="Products" />
    </Link>
  );
}

interface NamedAfterShelfProps {
  strain: Strain;
  /** While menus are on their way. */
  waiting: ReactNode;
}

/** The cheapest of them, in the place of a shelf with nothing on it: what can be had stands before who a strain comes from. */
export function NamedAfterShelf({ strain, waiting }: NamedAfterShelfProps) {
  const { found, isAwaited, now, register } = useNamedAfter(strain);
  if (found === null) return isAwaited ? waiting : null;
  const { products, cheapest } = found;
  const title = `With “${strain.name}” in the name`;
  return (
    <Card title={title} className="no-print">
      <ol className={cheapestList} aria-label={title}>
        {cheapest.map((each) => (
          <NamedRow key={each.offer.product.code} {...{ now, register }} {...each} />
        ))}
      </ol>
      {products <= cheapest.length ? null : (
        <div>
          <Link to="/search" search={{ q: strain.name.toLowerCase() }} className={button()}>
            Search “{strain.name}”
          </Link>
        </div>
      )}
    </Card>
  );
}

interface NamedRowProps extends FoundNamed {
  now: number;
  register: Register | null;
}

function NamedRow({ offer, price, verdict, now, register }: NamedRowProps) {
  const { product, store, observedAt } = offer;
  const timed = inEpochMs(offer);
  // As the search says it of the same offer.
  const standing = standingVerdict(verdict, timed, now);
  const wasCents = belowUsual(price.insteadOfCents, standing, timed, now);
  const off = offOf(price.cents, wasCents, standing);
  const past = verdictOfRow(standing, timed, now, register);
  const stampTerpenes = useStampTerpenes();
  const unit = formatShortUnitPrice({ ...price.unit, cents: unitCents(price) });
  return (
    <PriceRow
      as="li"
      drawing={<RowStamp product={product} terpenes={stampTerpenes(offer)} />}
      title={
        <PlainLink
          data-came-from={store.slug}
          href={productPath(product.code, offer.sizeKey)}
          className={titleLink}
        >
          <Name>{product.name}</Name>
        </PlainLink>
      }
      price={
        <Price
          cents={price.cents}
          wasCents={wasCents}
          inRow
          isAbout={price.isAbout}
          because={price.because}
        />
      }
      off={off}
      what={<OfferFacts offer={offer} />}
      unit={
        <span className={unitPrice}>
          <About isAbout={price.isAbout} isSilent>
            {unit}
          </About>
        </span>
      }
      where={<StoreAt name={store.name} place={storeLocation(store)} />}
      age={<Freshness brief="row" prefix="Seen" observedAt={observedAt} now={now} />}
      said={past === null ? null : <PastWords past={past} />}
      actions={null}
    />
  );
}

/** What is named after a strain by all menus, or by those that this phone has; both are awaited before it is said that nothing is. */
function useNamedAfter({ slug, name }: Strain) {
  const menus = useQuery(largeQueries.menus);
  const saved = useSaved(readSavedMenus, menus.dataUpdatedAt);
  const now = useNow();
  const register = useRegister(useVisitor(), now);
  const found = useMemo(
    () => (saved === null ? null : namedAfter(saved, { slug, name }, now, register)),
    [saved, slug, name, now, register],
  );
  const isAwaited = saved === null || (menus.data === undefined && menus.failureReason === null);
  return { found, isAwaited, now, register };
}

/** A product at the store where it costs the least. */
interface FoundNamed {
  offer: StoreOffer;
  price: ShownPrice<SpokenPrice>;
  /** What its past says of everybody's price; `null` of one for the visitor's own sake. */
  verdict: PriceVerdict | null;
}

interface FoundByName {
  products: number;
  /** What the visitor pays for the cheapest, in cents. */
  fromCents: number;
  /** With tax, as it is about to be at the register. */
  isAbout: boolean;
  /** Each of another product. */
  cheapest: readonly FoundNamed[];
}

/** As many as one chooses from. */
const MOST = 3;

/**
 * Products that have all words of a strain's name next to each other in theirs, are known neither as that strain nor as
 * another with a page of its own ("Lemon Cherry Gelato" is no Gelato), and have a price that may be compared.
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
  const longer = STRAINS.filter((strain) => strain.slug !== slug)
    .flatMap((strain) => [strain.name, ...strain.aliases].map(wordsOf))
    .filter((words) => words !== wanted && words.includes(wanted));
  const isNamed = (words: string) =>
    words.includes(wanted) && !longer.some((each) => words.includes(each));
  const found: FoundNamed[] = [];
  for (const { table, rows } of tables) {
    const { products } = table;
    const named = Array.from(
      products.name.index,
      (_, at) =>
        valueAt(products.strainSlug, at) === null && isNamed(wordsOf(valueAt(products.name, at))),
    );
    for (const row of rows) {
      if (named[table.offers.product[row] ?? -1] !== true) continue;
      const offer = offerAt(table, row);
      const timed = inEpochMs(offer);
      if (offer.stock === "no" || offer.missingSince !== null) continue;
      const spoken = spokenPrice(timed, now, register?.isPatient === true);
      if (spoken === null) continue;
      const price = atRegister(spoken, timed, register, now);
      found.push({ offer, price, verdict: price.because === null ? verdictAt(table, row) : null });
    }
  }
  const cheapestFirst = found.toSorted(
    (a, b) => taxedFirst(a.price, b.price) || a.price.cents - b.price.cents,
  );
  const byCode = new Map<string, FoundNamed>();
  for (const each of cheapestFirst) {
    const { code } = each.offer.product;
    if (!byCode.has(code)) byCode.set(code, each);
  }
  const [lowest] = cheapestFirst;
  if (lowest === undefined) return null;
  const { cents: fromCents, isAbout } = lowest.price;
  return {
    products: byCode.size,
    fromCents,
    isAbout,
    cheapest: [...byCode.values()].slice(0, MOST),
  };
}

/** Between spaces, so that a word is found as a whole alone. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;
