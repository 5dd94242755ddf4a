import type { ReactNode } from "react";
import { media } from "#design/tokens.ts";
import { useMedia } from "#platform/media.ts";
import { VirtualTable } from "#design/surfaces/VirtualTable.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { aboutText } from "#domain/offers/money.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Sort } from "../menusSearch.ts";
import { type CategoryChoice, sortsFor } from "./menuOrder.ts";
import { signHead, sortButton } from "./offerTable.css.ts";
import type { OfferActions } from "./MenuRow.tsx";
import { OfferCells } from "./OfferCells.tsx";

const SIGNS = ["Wishlist", "Limits", "Compare", "Report"];

interface OfferTableProps {
  table: MenuTable;
  rows: readonly number[];
  now: number;
  register: Register | null;
  showStore: boolean;
  showKind: boolean;
  comparedKeys: ReadonlySet<string>;
  category: CategoryChoice;
  sort: Sort;
  onSort: (sort: Sort) => void;
  memory: string;
  actions: OfferActions;
  onMore: (offer: StoreOffer) => void;
}

/** A menu where there is room for columns; those that have an order of their own sort by it. */
export function OfferTable(props: OfferTableProps) {
  const {
    table,
    rows,
    now,
    register,
    showStore,
    showKind,
    comparedKeys,
    memory,
    actions,
    onMore,
    ...order
  } = props;
  const isRoomy = useMedia(media.rail);
  return (
    <VirtualTable
      label="Offers"
      rows={rows}
      rowHeight={54}
      memory={memory}
      head={
        <>
          <SortHeader by="name" {...order}>
            Product
          </SortHeader>
          <th scope="col">Size</th>
          <SortHeader by="thc" {...order}>
            THC
          </SortHeader>
          {showStore ? <th scope="col">Store</th> : null}
          <SortHeader by="price" {...order}>
            Price
          </SortHeader>
          <SortHeader by="g" {...order}>
            {aboutText("$/g", register?.hasTax === true)}
          </SortHeader>
          <SortHeader by="100mg" {...order}>
            {/* The unit stays in one piece. */}
            {aboutText("$/100\u00A0mg", register?.hasTax === true)}
          </SortHeader>
          <th scope="col">Seen</th>
          {isRoomy ? (
            // Who reports stands in one store; of all of them there is no room for it.
            SIGNS.slice(0, showStore ? -1 : undefined).map((action) => (
              <th key={action} scope="col" className={`${signHead} no-print`}>
                {action}
              </th>
            ))
          ) : (
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </>
      }
    >
      {(row) => (
        <OfferCells
          table={table}
          row={row}
          now={now}
          register={register}
          showStore={showStore}
          showKind={showKind}
          comparedKeys={comparedKeys}
          actions={actions}
          onMore={onMore}
          isRoomy={isRoomy}
        />
      )}
    </VirtualTable>
  );
}

interface SortHeaderProps {
  by: Sort;
  category: CategoryChoice;
  /** The order in force. */
  sort: Sort;
  onSort: (sort: Sort) => void;
  children: ReactNode;
}

/** The heading of a column, by which the menu is sorted where that makes sense for its category. */
function SortHeader({ by, category, sort, onSort, children }: SortHeaderProps) {
  if (!sortsFor(category).includes(by)) return <th scope="col">{children}</th>;
  const order = by === "thc" ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={sort === by ? order : "none"}>
      <button type="button" className={sortButton} onClick={() => onSort(by)}>
        {children}
        <span aria-hidden="true">{sort === by ? (by === "thc" ? " ↓" : " ↑") : ""}</span>
      </button>
    </th>
  );
}
