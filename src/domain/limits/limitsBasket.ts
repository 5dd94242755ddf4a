import * as v from "valibot";
import { BasketItemSchema, MAX_PACKAGE_MG, MAX_QUANTITY, type BasketItem } from "./limits.ts";
import type { Offer, Product } from "../offers/offers.ts";
import { productTitle, sizeName } from "../offers/titles.ts";

/** What is to be checked, in the order in which it was added. */
export type Basket = readonly BasketItem[];

/** More lines than one visit to a store has. */
const MAX_LINES = 200;

/** A basket from storage. What cannot be understood is passed over, the rest stays. */
export const BasketSchema = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((lines): Basket => {
    const known = lines.flatMap((line) => {
      const read = v.safeParse(BasketItemSchema, line);
      return read.success ? [read.output] : [];
    });
    // Adding merges lines that say the same, and ends at the longest basket.
    return known.reduce<Basket>(addItem, []);
  }),
);

/** Adds packages: to the line of the same id if there is one, else as a new line. A full basket stays as it is. */
export function addItem(basket: Basket, item: BasketItem): Basket {
  const there = basket.find(({ id }) => id === item.id);
  if (there) return setQuantity(basket, item.id, there.quantity + item.quantity);
  return basket.length < MAX_LINES ? [...basket, item] : basket;
}

/** Changes how many packages a line has, at most 999; none takes the line away. */
export function setQuantity(basket: Basket, id: string, quantity: number): Basket {
  if (quantity < 1) return basket.filter((item) => item.id !== id);
  const capped = Math.min(Math.floor(quantity), MAX_QUANTITY);
  return basket.map((item) => (item.id === id ? { ...item, quantity: capped } : item));
}

/** An id for a line written by hand: each is a product of its own. */
export function nextHandId(basket: Basket): string {
  const taken = basket.map(({ id }) => Number(/^hand-(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return `hand-${String(Math.max(0, ...taken) + 1)}`;
}

type AddedOffer = Pick<Offer, "sizeKey" | "sizeLabel" | "netMg" | "thcMg"> & {
  product: Pick<Product, "code" | "name" | "brand" | "category">;
};

/** One package of an offer. Batches with another amount of THC are lines of their own, but one product. */
export function itemOfOffer(offer: AddedOffer): BasketItem {
  const { product, sizeKey } = offer;
  const productId = `${product.code} ${sizeKey}`;
  const thcMg = known(offer.thcMg);
  return {
    id: `${productId} ${thcMg === null ? "?" : String(thcMg)}`,
    productId,
    name: [productTitle(product), sizeName(offer)].filter((part) => part !== "").join(", "),
    form: product.category,
    quantity: 1,
    netMg: offer.netMg === 0 ? null : known(offer.netMg),
    thcMg,
  };
}

/** An amount that a menu gives, unless it can only be a slip. */
const known = (mg: number | null) => (mg === null || mg > MAX_PACKAGE_MG ? null : mg);
