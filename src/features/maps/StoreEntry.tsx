import { memo, useId, useLayoutEffect, useRef } from "react";
import { StoreRow } from "#design/surfaces/StoreRow.tsx";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import type { StorePrice } from "#domain/prices/storePrices.ts";
import type { ListedName } from "#domain/stores/listedNames.ts";
import { entry as entryStyle } from "./maps.css.ts";
import type { Selection } from "./selection.ts";
import type { StoreActions } from "./storeActions.ts";
import { StoreCard } from "./StoreCard.tsx";

interface StoreEntryProps extends Pick<Selection, "onPoint" | "onHover" | "onChoose"> {
  listed: ListedStore;
  name: ListedName;
  price: StorePrice | null;
  whyNone: string | null;
  isOnMap: boolean;
  /** Of other stores of the list it is known when they are open. */
  isBesideKnown: boolean;
  isChosen: boolean;
  isPointed: boolean;
  /** Whose card has been left for the list has the focus again. */
  takesFocus: boolean;
  now: number;
  actions: StoreActions;
}

/** A store of the list. Its name opens its card and marks it on the map. */
export const StoreEntry = memo(function StoreEntry(props: StoreEntryProps) {
  const {
    listed,
    name,
    price,
    whyNone,
    isOnMap,
    isBesideKnown,
    isChosen,
    isPointed,
    now,
    actions,
  } = props;
  const { takesFocus, onPoint, onHover, onChoose } = props;
  const { store, miles, perGram } = listed;
  const id = useId();
  const { slug } = store;
  const entry = useRef<HTMLDivElement>(null);
  const isTapped = useRef(false);
  // Before the map looks which part of it is seen.
  useLayoutEffect(() => {
    // What a tap opens below a row may lie under the bar: then all of it comes into sight.
    if (isChosen && isTapped.current) entry.current?.scrollIntoView({ block: "nearest" });
    isTapped.current = false;
  }, [isChosen]);
  useLayoutEffect(() => {
    if (takesFocus) entry.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      ref={entry}
      className={entryStyle}
      data-pointed={isPointed}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") onHover(slug);
      }}
      onPointerLeave={() => onHover(null)}
    >
      <StoreRow
        store={store}
        name={name}
        title={
          <button
            type="button"
            aria-label={name.title ?? undefined}
            aria-expanded={isChosen}
            aria-controls={isChosen ? id : undefined}
            onFocus={() => onPoint(slug, "list")}
            onClick={() => {
              isTapped.current = true;
              onChoose(slug);
            }}
          >
            <bdi translate="no">{name.first}</bdi>
          </button>
        }
        price={price}
        whyNone={whyNone}
        below={
          perGram === null
            ? undefined
            : aboutText(`${formatCents(Math.round(perGram.cents))}/g`, perGram.isAbout)
        }
        miles={miles}
        now={now}
        isBesideKnown={isBesideKnown}
        isLost={!isOnMap}
      />
      {isChosen ? (
        <div id={id}>
          <StoreCard store={store} now={now} actions={actions} />
        </div>
      ) : null}
    </div>
  );
});
