import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import Download from "~icons/download";
import ExternalLink from "~icons/external-link";
import Share2 from "~icons/share-2";
import type { ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { besideEachOther } from "../menus.css.ts";
import { Panel } from "#design/surfaces/Panel.tsx";
import { largeQueries } from "#data/queries.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { offerAt, offerCount } from "#domain/offers/menuTable.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { csvAbout, CSV_TYPE, writeOffersCsv } from "#domain/offers/offersCsv.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { handOver } from "#platform/download.ts";
import { storeTitle, storeLink, type StoreProfile } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import { sharePage } from "#platform/share.ts";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { isSameChain, type Discount } from "#domain/prices/ownSales.ts";
import { changeDiscounts, useVisitor } from "#platform/visitor.ts";
import { StoreContact, WayThere } from "./StoreContact.tsx";

interface StorePanelProps {
  store: StoreProfile;
  choices: ReactNode;
  onClose: () => void;
}

/** What is known of a store, and the ways out of the menu. */
export default function StorePanel({ store, choices, onClose }: StorePanelProps) {
  const link = storeLink(store);
  return (
    <Panel title={store.name} onClose={onClose}>
      <StoreContact store={store} now={useNow()} />
      <WayThere store={store} />
      <div className={besideEachOther}>{choices}</div>
      <StoreDiscounts store={store} />
      <div className={besideEachOther}>
        {link === null ? null : (
          <a href={link} rel="noopener noreferrer" target="_blank" className={button()}>
            <ExternalLink aria-hidden="true" />
            The store’s own menu
          </a>
        )}
        <SaveMenu store={store} />
        <Button onClick={() => void sharePage(`${store.name} menu`)}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
      </div>
      <Link
        to="/feedback"
        search={{ kind: "wrong-data", store: store.slug, about: `About ${storeTitle(store)}:` }}
        className={button({ kind: "quiet" })}
      >
        Report wrong data
      </Link>
    </Panel>
  );
}

/** The whole menu as a file, once it is on this phone; without a connection, too. */
function SaveMenu({ store }: { store: StoreProfile }) {
  const { data: menu } = useQuery({ ...largeQueries.menu(store.slug), enabled: false });
  if (menu === undefined || offerCount(menu.table) === 0) return null;
  const save = () => {
    const now = Date.now();
    const offers = Array.from({ length: offerCount(menu.table) }, (_, row) => {
      const offer = offerAt(menu.table, row);
      const { cents, insteadOfCents } = currentPrice(inEpochMs(offer), now);
      return { offer, cents, wasCents: insteadOfCents };
    });
    void handOver(
      `menu-${store.slug}-${calendarDay(now)}.csv`,
      CSV_TYPE,
      writeOffersCsv(
        offers,
        csvAbout(`Menu of ${storeTitle(store)}, prices that any visitor pays`, now),
      ),
    );
  };
  return (
    <Button onClick={save}>
      <Download size={18} aria-hidden="true" />
      Save as CSV
    </Button>
  );
}

/** What the visitor is to this store, where sales ask for it: a first guest here, a member at all stores of its name. */
function StoreDiscounts({ store }: { store: Pick<StoreProfile, "slug" | "name"> }) {
  const { discounts } = useVisitor();
  const choices = [
    {
      label: "I’m a loyalty member here",
      own: { kind: "loyalty", chain: store.name },
      isOwn: ({ kind, chain }) =>
        kind === "loyalty" && chain !== undefined && isSameChain(chain, store.name),
    },
    {
      label: "My first visit",
      own: { kind: "first_visit", store: store.slug },
      isOwn: (each) => each.kind === "first_visit" && each.store === store.slug,
    },
  ] satisfies { label: string; own: Discount; isOwn: (each: Discount) => boolean }[];
  return (
    <Stack gap={2}>
      {choices.map(({ label, own, isOwn }) => (
        <Checkbox
          key={label}
          checked={discounts.some(isOwn)}
          onChange={({ target }) =>
            changeDiscounts((now) =>
              target.checked ? [...now, own] : now.filter((each) => !isOwn(each)),
            )
          }
        >
          {label}
        </Checkbox>
      ))}
      <Text tone="quiet" size="sm">
        For sales with these conditions; a membership counts at every{" "}
        <bdi translate="no">{store.name}</bdi>. Stays on this device and is sent to no one.
      </Text>
    </Stack>
  );
}
