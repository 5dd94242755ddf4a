import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import ExternalLink from "~icons/external-link";
import { button } from "#design/controls/button.css.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { nearbyMenus } from "#domain/stores/nearbyMenus.ts";
import { offersText, storeLink, storeTitle, type StoreProfile } from "#domain/stores/stores.ts";
import { besideEachOther, emptyStore, storeList } from "../menus.css.ts";
import { largeQueries } from "#data/queries.ts";
import { StoreContact, WayThere } from "./StoreContact.tsx";

const MOST_SHOWN = 3;

/** A store without a menu: what is known of it, and where the nearest menus are. */
export function EmptyStore({ store, now }: { store: StoreProfile; now: number }) {
  const stores = useQuery(largeQueries.stores).data ?? [];
  const near = nearbyMenus(store, stores, MOST_SHOWN);
  const link = storeLink(store);
  return (
    <Stack className={emptyStore}>
      <StoreContact store={store} now={now} />
      <div className={besideEachOther}>
        <WayThere store={store} />
        {link === null ? null : (
          <a href={link} rel="noopener noreferrer" target="_blank" className={button()}>
            <ExternalLink aria-hidden="true" />
            The store’s own site
          </a>
        )}
      </div>
      {near.length === 0 ? null : (
        <Section title="Nearest stores with a menu">
          <ul className={storeList}>
            {near.map(({ store: other, miles }) => (
              <ListRow
                key={other.slug}
                title={
                  <Link to="/dispensary-menus" search={{ store: other.slug }}>
                    <bdi translate="no">{storeTitle(other)}</bdi>
                  </Link>
                }
                note={<Freshness observedAt={other.observedAt} now={now} />}
                end={
                  <>
                    {miles === null ? null : <b>{formatMilesTo(other, miles)}</b>}
                    <span>{offersText(other)}</span>
                  </>
                }
              />
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  );
}
