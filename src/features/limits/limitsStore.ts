import { createAtom, useSelector } from "@tanstack/react-store";
import * as v from "valibot";
import { BasketSchema } from "#domain/limits/limitsBasket.ts";
import { createStored } from "#platform/createStored.ts";
import { jsonUnder } from "#platform/jsonUnder.ts";
import { setBasketLength } from "./basketLength.ts";

/**
 * What stays on this phone: what is to be bought, and how
 * strictly to count. Who is buying is a setting, because prices follow it, too. Each part that cannot be read is as if it had never been written.
 */
const LimitsSchema = v.object({
  combined: v.fallback(v.boolean(), false),
  basket: BasketSchema,
});
export type Limits = v.InferOutput<typeof LimitsSchema>;

const limits = createStored(
  v.pipe(
    v.fallback(v.looseObject({}), {}),
    v.transform((saved) => ({ basket: null, ...saved })),
    LimitsSchema,
  ),
  jsonUnder<Limits>("limits", () => localStorage),
);

limits.subscribe(({ basket }) => setBasketLength(basket.length));

/** Changes what is remembered. Where storage is denied it holds until the page is left. */
export function changeLimits(change: (now: Limits) => Partial<Limits>): void {
  limits.change((now) => ({ ...now, ...change(now) }));
}

export function useLimits(): Limits {
  return useSelector(limits);
}

/** How many packages of a line are in the basket. */
export function useQuantity(id: string): number {
  return useSelector(limits, ({ basket }) => basket.find((item) => item.id === id)?.quantity ?? 0);
}

/** Whether the visitor is on the way through menus to fill the basket. It is over with the page, and once they have come back to it. */
const adding = createAtom(false);

export const startAdding = (): void => adding.set(true);
export const stopAdding = (): void => adding.set(false);
export const isAdding = (): boolean => adding.get();
export const useIsAdding = (): boolean => useSelector(adding);
