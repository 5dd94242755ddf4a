import { Link } from "@tanstack/react-router";
import ExternalLink from "~icons/external-link";
import Share2 from "~icons/share-2";
import type { ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { Panel } from "#design/surfaces/Panel.tsx";
import { storeTitle, storeLink, type StoreProfile } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import { sharePage } from "#platform/share.ts";
import { StoreDiscounts } from "./StoreDiscounts.tsx";
import { StoreContact } from "./StoreContact.tsx";

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
      {choices}
      <StoreDiscounts store={store} />
      {link === null ? null : (
        <a href={link} rel="noopener noreferrer" target="_blank" className={button()}>
          <ExternalLink size={18} aria-hidden="true" />
          The store’s own menu
        </a>
      )}
      <Button onClick={() => void sharePage(`${store.name} menu`)}>
        <Share2 size={18} aria-hidden="true" />
        Share
      </Button>
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
