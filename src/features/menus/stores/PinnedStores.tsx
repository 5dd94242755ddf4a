import { Link } from "@tanstack/react-router";
import Pin from "~icons/pin";
import ChevronLeft from "~icons/chevron-left";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { WithUndo } from "#design/states/WithUndo.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { takePins, unpin } from "#data/pins.ts";
import type { Pin as KeptStore } from "#domain/queries/pins.ts";
import { isCalled, type StoreProfile } from "#domain/stores/stores.ts";
import { keptEntry, keptSign, storeList } from "../menus.css.ts";
import { StoreEntries, type PickedStore } from "./StoreGroup.tsx";

interface PinnedStoresProps {
  /** Those that the list of stores has. */
  rows: readonly PickedStore[];
  /** Those of which nothing but their names is known. */
  unlisted: readonly KeptStore[];
  now: number;
}

/** The stores kept on this phone, as rows of the list. They also show when the list of stores is missing. */
export function PinnedStores({ rows, unlisted, now }: PinnedStoresProps) {
  if (rows.length + unlisted.length === 0) return null;
  return (
    <section aria-label="Kept stores">
      <Heading>Kept stores</Heading>
      {rows.length === 0 ? null : <StoreEntries stores={rows} now={now} />}
      {unlisted.length === 0 ? null : (
        <ul className={storeList}>
          {unlisted.map((pin) => (
            <li key={pin.slug} className={keptEntry}>
              <LetGoButton pin={pin} />
              <Link to="/dispensary-menus" search={{ store: pin.slug }}>
                <bdi translate="no">{pin.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The pin by which a store is kept; `undefined` for one that is not. */
export const pinOf = (store: StoreProfile, pins: readonly KeptStore[]): KeptStore | undefined =>
  pins.find(({ slug }) => isCalled(store, slug));

/** One such message stands at a time. */
const MESSAGE = "kept store";

/** Lets a store go; the message about it can keep it again, since when it was. */
export function LetGoButton({ pin }: { pin: KeptStore }) {
  const letGo = async () => {
    if (!(await unpin(pin.slug))) return;
    toast(
      <WithUndo of={MESSAGE} onUndo={() => void takePins([pin])}>
        <bdi translate="no">{pin.name}</bdi> is no longer kept on this device.
      </WithUndo>,
      { id: MESSAGE },
    );
  };
  return (
    <Button
      kind="icon"
      className={keptSign}
      aria-pressed
      aria-label={`Keep ${pin.name} on this device`}
      onClick={() => void letGo()}
    >
      <Pin fill="currentColor" aria-hidden="true" />
    </Button>
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
