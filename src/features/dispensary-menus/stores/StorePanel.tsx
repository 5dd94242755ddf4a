import { Link } from "@tanstack/react-router";
import ExternalLink from "lucide-react/icons/external-link";
import Share2 from "lucide-react/icons/share-2";
import { Button } from "#design/button/Button.tsx";
import { button } from "#design/button/button.css.ts";
import { Panel } from "#design/panel/Panel.tsx";
import { storeLink, type StoreProfile } from "#domain/stores/stores.ts";
import { sharePage } from "#platform/share.ts";
import { StoreContact } from "./StoreContact.tsx";

interface StorePanelProps {
  store: StoreProfile;
  onClose: () => void;
}

/** Where a store is and when it is open, as its source words it, and the ways out of the menu. */
export default function StorePanel({ store, onClose }: StorePanelProps) {
  const link = storeLink(store);
  return (
    <Panel title={store.name} onClose={onClose}>
      <StoreContact store={store} />
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
        search={{ kind: "wrong-data", store: store.slug }}
        className={button({ kind: "quiet" })}
      >
        Report wrong data
      </Link>
    </Panel>
  );
}
