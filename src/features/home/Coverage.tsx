import { useQuery } from "@tanstack/react-query";
import { homeQueries } from "./queries.ts";

interface CoverageProps {
  className?: string;
  /** Around the figures. */
  before: string;
  after?: string;
  /** Of which region; without it of the whole state. */
  region?: string | null;
  /** Said where there is nothing to say of stores. */
  otherwise?: string;
}

/**
 * Of how much of the state prices are known so far, beside what else would be read as all of it: nobody shall take the cheapest of
 * a few stores for the cheapest of all. Its line is there before the figures are; without them, and where every store has prices, it is not.
 */
export function Coverage(props: CoverageProps) {
  const { className, before, after = "", region = null, otherwise } = props;
  const { data } = useQuery(homeQueries.statistics);
  if (data === undefined) return <p className={className}>{"\u00A0"}</p>;
  const stores = region === null ? data.stores : data.stores?.regions?.[region];
  if (stores === undefined || stores.all === 0 || stores.all === stores.withPrices)
    return otherwise === undefined ? null : <p className={className}>{otherwise}</p>;
  return (
    <p className={className}>
      {`${before} ${String(stores.withPrices)} of ${String(stores.all)} stores${after}`}
    </p>
  );
}
