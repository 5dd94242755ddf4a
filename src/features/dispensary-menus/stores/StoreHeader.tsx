import ExternalLink from "lucide-react/icons/external-link";
import Info from "lucide-react/icons/info";
import { useState, type ReactNode } from "react";
import { Banner } from "#design/banner/Banner.tsx";
import { Button } from "#design/button/Button.tsx";
import { button } from "#design/button/button.css.ts";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { freshnessOf } from "#domain/menus/freshness.ts";
import { openNow } from "#domain/stores/openingHours.ts";
import { storeLink, type StoreProfile } from "#domain/stores/stores.ts";
import { StoreFacts } from "./StoreFacts.tsx";
import { storeActions, storeHeader, storeLine } from "../menus.css.ts";

interface StoreHeaderProps {
  store: StoreProfile;
  now: number;
  children: ReactNode;
}

/** Where the store is, how old its menu is, whether it is open, and what can be done with it. */
export function StoreHeader({ store, now, children }: StoreHeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const link = storeLink(store);
  const open = openNow(store.hours, now);
  const isOld =
    store.observedAt !== null && freshnessOf(Date.parse(store.observedAt), now) === "stale";
  return (
    <>
      <div className={storeHeader}>
        <p className={storeLine}>
          {store.city === null ? null : (
            <>
              <bdi>{store.city}</bdi> ·{" "}
            </>
          )}
          <Freshness observedAt={store.observedAt} now={now} />
          {open === null ? null : ` · ${open}`}
        </p>
        <div className={storeActions}>
          {children}
          {link === null ? null : (
            <a
              href={link}
              rel="noopener noreferrer"
              target="_blank"
              aria-label="The store’s own menu"
              className={button({ kind: "icon" })}
            >
              <ExternalLink size={20} aria-hidden="true" />
            </a>
          )}
          <Button
            kind="icon"
            aria-label="Address and hours"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Info size={20} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {isOpen ? <StoreFacts store={store} /> : null}
      {isOld ? (
        <Banner kind="warning">
          Old menu. These prices were seen more than three days ago; they may have changed.
        </Banner>
      ) : null}
    </>
  );
}
