import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import Pin from "~icons/pin";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { formatAge } from "#domain/time/age.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { formatBytes } from "#domain/text/bytes.ts";
import { savedKey } from "#domain/queries/persistedRecord.ts";
import { useCacheIndex } from "#data/saved/useSaved.ts";
import { pin, unpin, usePins } from "#data/pins.ts";
import { useRegister } from "#data/register.ts";
import { cheapestOf } from "#domain/prices/cheapestOf.ts";
import { withShown } from "#domain/prices/keptShown.ts";
import { useVisitor } from "#platform/visitor.ts";
import { useNow } from "#platform/clock.ts";
import { askToKeepStorage } from "#platform/install/keptStorage.ts";
import { changeSettings, currentSettings } from "#platform/settings.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { largeQueries } from "#data/queries.ts";
import { largePersister } from "#data/saved/largePersister.ts";

/** So many has its card on home at most. */
const MOST_ON_CARD = 5;

interface KeepButtonProps {
  slug: string;
  /** The store's name and city, which it is listed by. */
  name: string;
  /** All its words beside the sign, where there is room, rather than one of them below it. */
  hasText?: boolean;
  /** One word beside the sign: the button stands in a row with others. */
  isShort?: boolean;
}

/** Keeps a store's menu, hours, place and deals on this phone for a visit, renewed whenever there is a connection. */
export function KeepButton({ slug, name, hasText = false, isShort = false }: KeepButtonProps) {
  const queryClient = useQueryClient();
  const now = useNow();
  const isKept = usePins()?.some((each) => each.slug === slug) ?? false;
  const bytes = useCacheIndex().get(savedKey(LARGE_QUERIES.menu(slug).key))?.bytes;
  // The copy as it is: looking at its date is no reason to fetch a menu.
  const copy = useQuery({ ...largeQueries.menu(slug), enabled: isKept, staleTime: Infinity });

  const register = useRegister(useVisitor(), now);

  const keep = async () => {
    if (!(await pin({ slug, name }))) {
      toast.error("This device won’t let the site save anything.");
      return;
    }
    void askToKeepStorage("store");
    const isWhole = await keepForVisit(queryClient, slug);
    // Home has the deals of its region then, from its next first paint on.
    const menu = queryClient.getQueryData(largeQueries.menu(slug).queryKey);
    const store = menu?.store;
    const { keptRegion, keptShown } = currentSettings();
    changeSettings({
      keptRegion: keptRegion ?? store?.region ?? null,
      // And says nothing twice.
      keptShown: withShown(
        keptShown,
        slug,
        menu === undefined ? null : cheapestOf(menu.table, MOST_ON_CARD, now, register),
      ),
    });
    if (isWhole) toast.success(`${name} is kept: ${keptWords(store)} open without a signal.`);
    else toast.error(`${name} is kept as soon as there is a connection.`);
  };
  const kind = hasText || isShort ? "secondary" : "sign";
  if (!isKept)
    return (
      <Button
        kind={kind}
        aria-pressed={false}
        aria-label={hasText ? undefined : "Keep for a visit"}
        onClick={() => void keep()}
      >
        <Pin aria-hidden="true" />
        {hasText ? "Keep for a visit" : "Keep"}
      </Button>
    );
  const asOf =
    copy.data === undefined ? "not fetched yet" : `as of ${formatAge(copy.dataUpdatedAt, now)}`;
  const said = `Kept for a visit, ${asOf}${bytes === undefined ? "" : ` · ${formatBytes(bytes)}`}`;
  return (
    <Button
      kind={kind}
      aria-pressed
      aria-label={hasText ? undefined : said}
      onClick={() => void unpin(slug)}
    >
      <Pin fill="currentColor" aria-hidden="true" />
      {hasText ? said : "Kept"}
    </Button>
  );
}

/** What of a store opens later: no hours are promised where it has given none. */
const keptWords = (store: Pick<StoreProfile, "hours" | "openingHours"> | undefined): string =>
  store === undefined || (store.hours === null && store.openingHours === null)
    ? "its menu, place and deals"
    : "its menu, hours, place and deals";

/**
 * Fetches what a visit needs, as far as it is not there: the store's menu with its hours and its
 * place, the list of stores for the map, and the deals.
 *
 * @returns whether all of it is on this phone
 */
async function keepForVisit(queryClient: QueryClient, slug: string): Promise<boolean> {
  const menu = largeQueries.menu(slug);
  await Promise.all([
    queryClient.prefetchQuery(menu),
    queryClient.prefetchQuery(largeQueries.stores),
    queryClient.prefetchQuery(largeQueries.deals),
  ]);
  const keys = [menu, largeQueries.stores, largeQueries.deals].map(({ queryKey }) => queryKey);
  // What was there already may have come with the document, and storage may not have taken it then.
  await Promise.all(keys.map((key) => largePersister.persistQueryByKey(key, queryClient)));
  return keys.every((key) => queryClient.getQueryData(key) !== undefined);
}
