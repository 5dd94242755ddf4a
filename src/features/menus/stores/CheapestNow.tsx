import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useStorePrices } from "#data/storePrices.ts";
import { StateDrawing } from "#design/drawings/StateDrawing.tsx";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { formatCents } from "#domain/offers/money.ts";
import { menuAt, standsForEighth } from "#domain/prices/storePrices.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import { useVisitor } from "#platform/visitor.ts";
import { cheapestNow, headDrawing } from "../menus.css.ts";

const NO_STORES: readonly StoreProfile[] = [];

/** At the head of all stores the cheapest eighth of any, as the way to it, and at its end the counties in which prices are known. */
export function CheapestNow({
  stores = NO_STORES,
}: {
  stores: readonly StoreProfile[] | undefined;
}) {
  const now = useNow();
  const { priceOf } = useStorePrices(useVisitor(), now);
  const { lit, best } = useMemo(() => {
    const told = stores.flatMap((store) => {
      const price = priceOf(store);
      return price === null ? [] : [{ store, price }];
    });
    const [first = null] = told
      .filter(({ price }) => standsForEighth(price))
      .toSorted((a, b) => a.price.cents - b.price.cents || seenAt(b.store) - seenAt(a.store));
    return { lit: [...new Set(told.flatMap(({ store }) => store.county ?? []))], best: first };
  }, [stores, priceOf]);
  return (
    <>
      <p className={cheapestNow}>
        {best === null ? null : (
          <Link to="/dispensary-menus" search={menuAt(best.store.slug, best.price.at)}>
            <span>
              Cheapest eighth now{" "}
              <strong>
                <About isAbout={best.price.isAbout}>{formatCents(best.price.cents)}</About>
              </strong>
            </span>{" "}
            <span>
              <bdi translate="no">{best.store.name}</bdi>
              {best.store.city === null ? null : (
                <>
                  , <bdi translate="no">{best.store.city}</bdi>
                </>
              )}{" "}
              · <Freshness brief="row" prefix="Seen" observedAt={best.store.observedAt} now={now} />
            </span>
          </Link>
        )}
      </p>
      <div className={`${headDrawing} no-print`}>
        <StateDrawing lit={lit} />
      </div>
    </>
  );
}

const seenAt = ({ observedAt }: StoreProfile) => (observedAt === null ? 0 : Date.parse(observedAt));
