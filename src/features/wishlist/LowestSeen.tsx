import { useQuery } from "@tanstack/react-query";
import { inEpochMs } from "#domain/offers/offers.ts";
import { formatCents } from "#domain/offers/money.ts";
import { lowestStep, priceSteps } from "#domain/offers/priceHistory.ts";
import { formatDate } from "#domain/time/age.ts";
import { wishlistQueries } from "./queries.ts";

interface LowestSeenProps {
  code: string;
  /** Prices are compared in one size only. */
  sizeKey: string;
  now: number;
}

/** The lowest price of a year at any store, once it is known. */
export function LowestSeen({ code, sizeKey, now }: LowestSeenProps) {
  const { data } = useQuery(wishlistQueries.product(code));
  const steps = (data?.offers ?? [])
    .filter((offer) => offer.sizeKey === sizeKey)
    .flatMap((offer) => {
      const history = offer.history.map(({ observedAt, cents }) => ({
        observedAt: Date.parse(observedAt),
        cents,
      }));
      return priceSteps({ ...inEpochMs(offer), history }, 365, now);
    });
  const lowest = lowestStep(steps);
  if (lowest === null) return null;
  return (
    <span>
      Lowest in a year {formatCents(lowest.cents)} on {formatDate(lowest.from)}
    </span>
  );
}
