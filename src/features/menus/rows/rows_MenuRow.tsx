import { memo, type ReactNode } from "react";
import { type MenuTable, offerAt } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { OfferRow } from "./MenuRow.tsx";

export interface MenuRowProps {
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
  const { table, row, actions, ...rest } = props;
  const offer = offerAt(table, row);
  return <OfferRow offer={offer} actions={actions(offer)} {...rest} />;
});
