import { Link } from "@tanstack/react-router";
import Pin from "~icons/pin";
import ChevronLeft from "~icons/chevron-left";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { button } from "#design/controls/button.css.ts";
import { WithUndo } from "#design/states/WithUndo.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { takePins, unpin, usePins } from "#data/pins.ts";
import type { Pin as KeptStore } from "#domain/queries/pins.ts";
import type { StorePrice } from "#domain/prices/storePrices.ts";
import { isCalled, type StoreProfile } from "#domain/stores/stores.ts";
import { keptSign, storeEntry, storeLine, storeList } from "../menus.css.ts";
import { StoreEntry } from "./StoreGroup.tsx";

interface PinnedStoresProps {
  stores: readonly StoreProfile[];
  /** What each store is told by; none where the list of stores is missing. */
  prices?: ReadonlyMap<string, StorePrice>;
  now: number;
}

/** The stores kept on this phone, as rows of the list. They also show when the list of stores is missing. */
export function PinnedStores({ stores, prices, now }: PinnedStoresProps) {
  const pins = usePins();
  if (!pins || pins.length === 0) return null;
  return (
    <section aria-label="Kept stores">
      <Heading>Kept stores</Heading>
      <ul className={storeList}>
        {pins.map((pin) => {
          const profile = stores.find((store) => isCalled(store, pin.slug));
          const sign = <LetGoButton pin={pin} />;
          return profile === undefined ? (
            <li key={pin.slug} className={storeEntry}>
              {sign}
              <div className={storeLine}>
                <Link to="/dispensary-menus" search={{ store: pin.slug }}>
                  <bdi translate="no">{pin.name}</bdi>
                </Link>
              </div>
            </li>
          ) : (
            <StoreEntry
              key={pin.slug}
              store={profile}
              price={prices?.get(profile.slug) ?? null}
              miles={null}
              now={now}
              sign={sign}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** One such message stands at a time. */
const MESSAGE = "kept store";

/** Lets a store go; the message about it can keep it again, since when it was. */
function LetGoButton({ pin }: { pin: KeptStore }) {
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
