import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { Banner } from "#design/banner/Banner.tsx";
import { button } from "#design/button/button.css.ts";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { WarningLine } from "#design/warningLine/WarningLine.tsx";
import { Stack } from "#design/stack/Stack.tsx";
import { Text } from "#design/text/Text.tsx";
import { freshnessOf } from "#domain/menus/freshness.ts";
import { storeLink, storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { StoreHours } from "./StoreHours.tsx";
import { report, storeFacts, storeHeader } from "../menus.css.ts";

interface StoreHeaderProps {
  store: StoreProfile;
  now: number;
  children: ReactNode;
}

/** Which store this is, how old its menu is, and where to check it. */
export function StoreHeader({ store, now, children }: StoreHeaderProps) {
  const link = storeLink(store);
  const isOld =
    store.observedAt !== null && freshnessOf(Date.parse(store.observedAt), now) === "stale";
  return (
    <>
      <header className={storeHeader}>
        <div>
          <h2>
            <bdi>{store.name}</bdi>
          </h2>
          <Freshness observedAt={store.observedAt} now={now} />
        </div>
        <div className={storeFacts}>
          <bdi>{[store.street, storeLocation(store)].filter(Boolean).join(", ")}</bdi>
          {store.phone ? (
            <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>{store.phone}</a>
          ) : null}
          <StoreHours hours={store.hours} />
        </div>
        <Stack row gap={2}>
          {children}
          {link ? (
            <a
              href={link}
              rel="noopener noreferrer"
              target="_blank"
              className={button({ kind: "secondary" })}
            >
              <ExternalLink size={18} aria-hidden="true" />
              The store’s own menu
            </a>
          ) : null}
        </Stack>
        <Text tone="quiet" size="sm" className={report}>
          Wrong here?{" "}
          <Link to="/feedback" search={{ kind: "wrong-data", store: store.slug }}>
            Report wrong data
          </Link>
        </Text>
      </header>
      <WarningLine link={link} store={store.name} sample={store.sample} />
      {isOld ? (
        <Banner kind="warning">
          Old menu. These prices were seen more than three days ago; they may have changed.
        </Banner>
      ) : null}
    </>
  );
}
