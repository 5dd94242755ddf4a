import { EIGHTH, toChoose } from "#domain/offers/sizes.ts";
import { isOpenAt } from "#domain/stores/openState.ts";
import {
  byMiles,
  COMPARE,
  comparedBy,
  isFlower,
  keepFirst,
  sizeOf,
  type Compare,
  type FoundOffer,
  type ListedSort,
} from "./foundOffer.ts";

/** Which of the offers that the list is made of answers the question at once. */
export interface Answer {
  cheapest: FoundOffer;
  /** Of the same kind the nearest; `null` where no distance is known. */
  nearest: FoundOffer | null;
  /** Nearer ones are closed now: it is the nearest of those that are open. */
  isNearestOpen: boolean;
  /** What is near was asked for, and the cheapest of it is not known to be open now: the cheapest that is; `null` otherwise. */
  openNow: FoundOffer | null;
  /** Of the same kind the cheapest at a kept store; `null` where none has it. */
  kept: FoundOffer | null;
  /**
   * Of flower in whatever size the one that all of them are of: the eighth, and where there is none and the list stands by
   * size its first. Then prices compare as they are. `null` where a size was asked for, or they are of no flower.
   */
  size: string | null;
}

interface AnswerAsked {
  sort: ListedSort;
  filters: { size: string | undefined; near: boolean };
  ofAll?: object | undefined;
  /** Slugs of the stores that the visitor keeps. */
  kept?: ReadonlySet<string>;
  /** Epoch milliseconds. */
  now: number;
}

/** Keeps of offers the cheapest and the nearest; as in the list, those with the very words go before all others. */
export function answersBy(asked: AnswerAsked) {
  const { sort, filters, kept, now } = asked;
  // Prices of packages of all sizes compare by the unit, unless they are what is asked for.
  const cost = sort === "price" || filters.size !== undefined ? COMPARE.price : COMPARE.unit;
  const byCost = comparedBy(asked, cost);
  const firsts = new Map<string, FoundOffer>();
  const sizes = { true: new Set<string>(), false: new Set<string>() };
  const take = (each: FoundOffer) => {
    const how = `${each.isExact}` as const;
    const { store, product } = each.offer;
    const keep = (of: string, by: Compare) => {
      keepFirst(firsts, `${how} cheapest ${of}`, each, by);
      if (kept?.has(store.slug) === true) keepFirst(firsts, `${how} kept ${of}`, each, by);
      if (each.miles === null) return;
      const nearest: Compare = (a, b) => byMiles(a, b) || by(a, b);
      keepFirst(firsts, `${how} nearest ${of}`, each, nearest);
      if (!isOpenAt(store.openingHours, now)) return;
      keepFirst(firsts, `${how} nearest open ${of}`, each, nearest);
      keepFirst(firsts, `${how} cheapest open ${of}`, each, by);
    };
    keepFirst(firsts, `${how} cheapest`, each, byCost);
    keep(product.category, cost);
    const size = isFlower(each) ? sizeOf(each.offer) : null;
    if (size === null) return;
    sizes[how].add(size);
    keep(size, COMPARE.price);
  };
  const answer = (): Answer | null => {
    const how = `${firsts.has("true cheapest")}` as const;
    const first = firsts.get(`${how} cheapest`);
    if (first === undefined) return null;
    // What stands beside each other is of one kind, and of flower of one size, if none was asked for.
    const [least] = filters.size === undefined && isFlower(first) ? toChoose(sizes[how]) : [];
    const size = least === EIGHTH || sort === "size" ? (least ?? null) : null;
    const of = size ?? first.offer.product.category;
    const like = (what: string) => firsts.get(`${how} ${what} ${of}`) ?? null;
    const [nearest, nearestOpen] = [like("nearest"), like("nearest open")];
    const cheapest = like("cheapest") ?? first;
    const isClosed = ({ offer: { store } }: FoundOffer) =>
      store.openingHours !== null && !isOpenAt(store.openingHours, now);
    // Nobody goes to a closed door where another is open; where hours are not known they are not.
    const isNearestOpen = nearest !== null && isClosed(nearest) && nearestOpen !== null;
    return {
      cheapest,
      nearest: isNearestOpen ? nearestOpen : nearest,
      isNearestOpen,
      openNow:
        filters.near && !isOpenAt(cheapest.offer.store.openingHours, now)
          ? like("cheapest open")
          : null,
      kept: like("kept"),
      size,
    };
  };
  return { take, answer };
}
