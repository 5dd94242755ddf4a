import type { Place } from "#domain/maps/geometry.ts";
import type { ReactNode } from "react";
import { VirtualTable } from "#design/surfaces/VirtualTable.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { aboutText } from "#domain/offers/money.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Sort } from "../menusSearch.ts";
import { type CategoryChoice, sortsFor } from "./menuOrder.ts";
import { figures, labelColumn, offerTable, sortButton, width } from "./offerTable.css.ts";
import type { OfferActions } from "./MenuRow.tsx";
import { OfferCells } from "./OfferCells.tsx";

interface OfferTableProps {
  table: MenuTable;
  q: string;
  rows: readonly number[];
  now: number;
  register: Register | null;
  showStore: boolean;
  isBesideKnown: boolean;
  forPatients: boolean;
  firstRead: ReadonlySet<string>;
  from: Place | null;
  others: ReadonlyMap<number, number>;
  showKind: boolean;
  seenAt: string | null;
  comparedKeys: ReadonlySet<string>;
  category: CategoryChoice;
  sort: Sort;
  onSort: (sort: Sort) => void;
  memory: string;
  actions: OfferActions;
  onMore: (offer: StoreOffer) => void;
}

/** A menu where there is room for columns, which stay as wide as they are; those that have an order of their own sort by it. */
export function OfferTable(props: OfferTableProps) {
  const { rows, memory, category, sort, onSort, ...row } = props;
  const order = { category, sort, onSort };
  const hasTax = row.register?.hasTax === true;
  return (
    <VirtualTable
      label="Offers"
      className={offerTable}
      rows={rows}
      rowHeight={row.showStore ? 74 : 56}
      memory={memory}
      head={
        <>
          <SortHeader by="name" {...order}>
            Product
          </SortHeader>
          <th scope="col" className={`${width.label} ${labelColumn}`}>
            On the label
          </th>
          <SortHeader by="size" className={width.size} {...order}>
            Size
          </SortHeader>
          <SortHeader by="thc" className={`${figures} ${width.thc}`} {...order}>
            THC
          </SortHeader>
          <SortHeader by="price" className={`${figures} ${width.price}`} {...order}>
            Price
          </SortHeader>
          <SortHeader by="g" className={`${figures} ${width.perGram}`} {...order}>
            {aboutText("$/g", hasTax)}
          </SortHeader>
          <SortHeader by="100mg" className={`${figures} ${width.per100Mg}`} {...order}>
            {/* The unit stays in one piece. */}
            {aboutText("$/100\u00A0mg", hasTax)}
          </SortHeader>
          <th scope="col" className={width.actions}>
            <span className="visually-hidden">Actions</span>
          </th>
        </>
      }
    >
      {(place) => <OfferCells {...row} row={place} />}
    </VirtualTable>
  );
}

interface SortHeaderProps {
  by: Sort;
  category: CategoryChoice;
  /** The order in force. */
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** How wide the column is; without it, what the others leave. */
  className?: string;
  children: ReactNode;
}

/** The heading of a column, by which the menu is sorted where that makes sense for its category. */
function SortHeader({ by, category, sort, onSort, className, children }: SortHeaderProps) {
  if (!sortsFor(category).includes(by))
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  const order = by === "thc" ? "descending" : "ascending";
  return (
    <th scope="col" className={className} aria-sort={sort === by ? order : "none"}>
      <button type="button" className={sortButton} onClick={() => onSort(by)}>
        {children}
        <span aria-hidden="true">{sort === by ? (by === "thc" ? " ↓" : " ↑") : ""}</span>
      </button>
    </th>
  );
}
