import { memo, useId } from "react";
import { openingSentence } from "#domain/stores/openingWords.ts";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import { formatCents } from "#domain/offers/money.ts";
import { formatMiles } from "#domain/stores/distance.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { figures, nameButton, note, numberMark, row, rowCard } from "./maps.css.ts";
import type { Selection } from "./selection.ts";
import type { StoreActions } from "./storeActions.ts";
import { StoreCard } from "./StoreCard.tsx";

interface StoreRowProps extends Pick<Selection, "onPoint" | "onChoose"> {
  listed: ListedStore;
  number: number;
  isOnMap: boolean;
  isChosen: boolean;
  isPointed: boolean;
  now: number;
  actions: StoreActions;
}

/** A store of the list. Its name opens its card and marks it on the map. */
export const StoreRow = memo(function StoreRow(props: StoreRowProps) {
  const { listed, number, isOnMap, isChosen, isPointed, now, actions, onPoint, onChoose } = props;
  const { store, miles, perGram } = listed;
  const id = useId();
  const { slug } = store;
  return (
    <div className={row} data-pointed={isPointed} data-chosen={isChosen}>
      <span className={numberMark} data-on-map={isOnMap}>
        {number}
      </span>
      <div>
        <button
          type="button"
          className={nameButton}
          aria-expanded={isChosen}
          aria-controls={isChosen ? id : undefined}
          onFocus={() => onPoint(slug, "list")}
          onClick={() => onChoose(slug)}
        >
          <bdi>{store.name}</bdi>
        </button>
        <p className={note}>
          <bdi>{storeLocation(store)}</bdi> · {openingSentence(store, now)}
        </p>
      </div>
      <div className={figures}>
        {miles === null ? null : <b>{formatMiles(miles)}</b>}
        {perGram === null ? null : <span>{formatCents(Math.round(perGram))}/g</span>}
      </div>
      {isChosen ? (
        <div id={id} className={rowCard}>
          <StoreCard store={store} now={now} actions={actions} />
        </div>
      ) : null}
    </div>
  );
});
