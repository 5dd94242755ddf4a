import { Link } from "@tanstack/react-router";
import X from "~icons/x";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { unpin, usePins } from "#data/pins.ts";
import { useCacheIndex } from "#data/saved/useSaved.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import type { StorePrice } from "#domain/prices/storePrices.ts";
import { openingSentence } from "#domain/stores/openingWords.ts";
import { formatBytes } from "#domain/text/bytes.ts";
import { savedKey } from "#domain/queries/persistedRecord.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { isCalled, storeTitle, type StoreProfile } from "#domain/stores/stores.ts";
import { storeList } from "../menus.css.ts";
import ChevronLeft from "~icons/chevron-left";
import { button } from "#design/controls/button.css.ts";

interface PinnedStoresProps {
  stores: readonly StoreProfile[];
  /** What each store is told by; none where the list of stores is missing. */
  prices?: ReadonlyMap<string, StorePrice>;
  now: number;
}

/** The stores kept on this phone, with what each takes. They also show when the list of stores is missing. */
export function PinnedStores({ stores, prices, now }: PinnedStoresProps) {
  const pins = usePins();
  const index = useCacheIndex();
  if (!pins || pins.length === 0) return null;
  return (
    <Card title="Kept offline">
      <ul className={storeList}>
        {pins.map(({ slug, name }) => {
          const bytes = index.get(savedKey(LARGE_QUERIES.menu(slug).key))?.bytes;
          const profile = stores.find((store) => isCalled(store, slug));
          const known = profile && prices?.get(profile.slug);
          return (
            <ListRow
              key={slug}
              title={
                <Link to="/dispensary-menus" search={{ store: slug }}>
                  <bdi translate="no">{profile ? storeTitle(profile) : name}</bdi>
                </Link>
              }
              note={
                <>
                  {known ? (
                    <>
                      <b>{aboutText(formatCents(known.price.cents), known.price.isAbout)}</b>{" "}
                      {known.of} ·{" "}
                    </>
                  ) : null}
                  {profile?.openingHours ? `${openingSentence(profile, now)} · ` : null}
                  {bytes === undefined ? "Not fetched yet" : formatBytes(bytes)}
                  {profile ? " · " : null}
                  {profile ? <Freshness observedAt={profile.observedAt} now={now} /> : null}
                </>
              }
              end={
                <Button
                  kind="icon"
                  aria-label={`Do not keep ${name}`}
                  onClick={() => void unpin(slug)}
                >
                  <X aria-hidden="true" />
                </Button>
              }
            />
          );
        })}
      </ul>
    </Card>
  );
}

/** The way from a menu to all others. */
export function StoresLink() {
  return (
    <Link to="/dispensary-menus" className={button({ kind: "icon" })} aria-label="Choose a store">
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}
