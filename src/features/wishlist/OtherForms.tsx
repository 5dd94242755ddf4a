import { Link } from "@tanstack/react-router";
import { CategoryIcon } from "#design/drawings/CategoryIcon.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { CATEGORY_TITLES, productTitle, sizeName, stampName } from "#domain/offers/titles.ts";
import { aboutText, formatCents, formatShortUnitPrice } from "#domain/offers/money.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { otherForms as look } from "./wishlistFrame.css.ts";
import type { DatedMenus } from "#data/saved/readSaved.ts";
import { CATEGORIES, type Category } from "#domain/offers/categories.ts";
import { spokenPrice, type SpokenPrice } from "#domain/offers/currentPrice.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import {
  atRegister,
  byUnitPrice,
  unitCents,
  type Register,
  type ShownPrice,
} from "#domain/prices/atRegister.ts";
import { parseWishId, type Wish, type WishId } from "#domain/wishlist/wishes.ts";
import type { KnownWish } from "./groupWishes.ts";
import { offersOfWishes } from "./wishOffers.ts";

/** Beside a short list on a desk: what else there is of what it has. */
export function OtherForms({ forms, now }: { forms: readonly OtherForm[]; now: number }) {
  return (
    <Section title="Your wishes in other forms" className={`${look} no-print`}>
      <ul>
        {forms.map((form) => (
          <FormRow key={`${form.wish.id} ${form.category}`} now={now} {...form} />
        ))}
      </ul>
    </Section>
  );
}

function FormRow({ wish, category, offer, price, now }: OtherForm & { now: number }) {
  const { kind } = parseWishId(wish.id) ?? { kind: null };
  const { product, store } = offer;
  const of =
    kind === "brand" ? { brand: [wish.name] } : { strain: product.strainSlug ?? undefined };
  const unit = formatShortUnitPrice({ ...price.unit, cents: unitCents(price) });
  return (
    <ListRow
      start={<CategoryIcon of={category} />}
      title={
        <Link to="/dispensary-menus" search={{ store: "all", category, ...of }}>
          <bdi translate="no">{kind === "brand" ? wish.name : stampName(product)}</bdi>:{" "}
          {CATEGORY_TITLES[category].toLowerCase()}
        </Link>
      }
      note={
        <>
          {sizeName(offer)} · <bdi translate="no">{productTitle(product)}</bdi> ·{" "}
          <bdi translate="no">{storeTitle(store)}</bdi> ·{" "}
          <Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />
        </>
      }
      end={
        <>
          <b>{aboutText(formatCents(price.cents), price.isAbout)}</b>
          <span>{aboutText(unit, price.isAbout)}</span>
        </>
      }
    />
  );
}

/** What is wished for, in another form than the one that the list shows: its lowest price by unit. */
interface OtherForm {
  wish: Wish;
  category: Category;
  offer: StoreOffer;
  price: ShownPrice<SpokenPrice>;
}

/** As many of one wish as it takes to see that there are some. */
const MOST_OF_ONE = 3;

/**
 * Of each strain and brand on the list, and of the strain of each product, what else the menus of this device have of it: a
 * form in a line, where it costs the least by unit. A wish for one size asks for nothing else.
 *
 * @param available wishes that a store has now, in the order of the list
 * @param now epoch milliseconds
 */
export function otherForms(
  available: readonly Extract<KnownWish, { is: "available" }>[],
  menus: DatedMenus,
  now: number,
  register: Register | null,
): OtherForm[] {
  const wanted = available.flatMap(({ wish, best }) => {
    const id = kinOf(wish, best.offer);
    return id === null ? [] : [{ id, wish, shown: best.offer.product.category }];
  });
  // Of a strain that is wished for twice, once.
  const once = wanted.filter(({ id }, at) => wanted.findIndex((each) => each.id === id) === at);
  const offers = offersOfWishes(menus, once);
  return once.flatMap(({ id, wish }) => {
    const shown = new Set(wanted.filter((each) => each.id === id).map((each) => each.shown));
    const priced = (offers.get(id) ?? []).flatMap((offer) => {
      if (shown.has(offer.product.category)) return [];
      const timed = inEpochMs(offer);
      const price = spokenPrice(timed, now, register?.isPatient === true);
      return price === null ? [] : [{ offer, price: atRegister(price, timed, register, now) }];
    });
    return CATEGORIES.flatMap((category) => {
      const [lowest] = priced
        .filter(({ offer }) => offer.product.category === category)
        .toSorted((a, b) => byUnitPrice(a.price, b.price));
      return lowest === undefined ? [] : [{ wish, category, ...lowest }];
    }).slice(0, MOST_OF_ONE);
  });
}

/** What its other forms are found by; `null` where nothing else is meant. */
function kinOf({ id, size }: Wish, { product }: StoreOffer): WishId | null {
  const kind = parseWishId(id)?.kind;
  if (size) return null;
  if (kind === "strain" || kind === "brand") return id;
  return kind === "product" && product.strainSlug !== null ? `strain:${product.strainSlug}` : null;
}
