import { memo, type ReactNode } from "react";
import { type MenuTable, offerAt } from "#domain/menus/menuTable.ts";
import { offerKey, type StoreOffer } from "#domain/menus/offers.ts";
import { toggleCompared, TRAY_SIZE } from "../compare/compared.ts";
import { OfferRow } from "./OfferRow.tsx";

interface MenuRowProps {
  table: MenuTable;
  /** Place of the offer in the table. */
  row: number;
  now: number;
  showStore: boolean;
  comparedKeys: ReadonlySet<string>;
  /** Of one identity for all renders, or every row is rendered again. */
  actions: (offer: StoreOffer) => ReactNode;
}

/** A row of the list. Scrolling renders the list at every step; rows that stay are passed over. */
export const MenuRow = memo(function MenuRow(props: MenuRowProps) {
  const { table, row, now, showStore, comparedKeys, actions } = props;
  const offer = offerAt(table, row);
  const isCompared = comparedKeys.has(offerKey(offer));
  return (
    <OfferRow
      offer={offer}
      now={now}
      showStore={showStore}
      compared={isCompared}
      canCompare={isCompared || comparedKeys.size < TRAY_SIZE}
      onCompare={() => toggleCompared(offer)}
      actions={actions(offer)}
    />
  );
});
