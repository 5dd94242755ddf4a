import { useQuery } from "@tanstack/react-query";
import { largeQueries } from "#data/queries.ts";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { knowsHours } from "#domain/stores/openingWords.ts";
import { isCalled } from "#domain/stores/stores.ts";

interface StoreOpenProps {
  slug: string;
  /** The device's clock, epoch milliseconds. */
  now: number;
  /** Behind another fact of its line. */
  before?: string;
}

/** Until when a deal's store is open, as soon as the phone has the list of stores: no first screen asks for that. */
export default function StoreOpen({ slug, now, before = "" }: StoreOpenProps) {
  const { data } = useQuery({ ...largeQueries.stores, enabled: false });
  const store = data?.find((each) => isCalled(each, slug));
  if (store === undefined || !knowsHours(store)) return null;
  return (
    <>
      {before}
      <OpenSign store={store} now={now} />
    </>
  );
}
