import type { ReactNode } from "react";
import { VirtualTable } from "#design/surfaces/VirtualTable.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { aboutText } from "#domain/offers/money.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Sort } from "../menusSearch.ts";
import { type CategoryChoice, sortsFor } from "./menuOrder.ts";
import { brandColumn, sortButton } from "./offerTable.css.ts";
import { OfferCells } from "./OfferCells.tsx";

interface OfferTableProps {
  table: MenuTable;
  rows: readonly number[];
  now: number;
  register: Register | null;
  showStore: boolean;
  comparedKeys: ReadonlySet<string>;
  category: CategoryChoice;
  sort: Sort;
  onSort: (sort: Sort) => void;
  memory: string;
  actions: (offer: StoreOffer) => ReactNode;
}

/** A menu where there is room for columns; those that have an order of their own sort by it. */
export function OfferTable(props: OfferTableProps) {
  const { table, rows, now, register, showStore, comparedKeys, memory, actions, ...order } = props;
  return (
    <VirtualTable
      label="Offers"
      rows={rows}
      rowHeight={64}
      memory={memory}
      head={
        <>
          <SortHeader by="name" {...order}>
            Product
          </SortHeader>
          <th scope="col" className={showStore ? brandColumn : undefined}>
            Brand
          </th>
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
            {aboutText("$/100 mg", register?.hasTax === true)}
          </SortHeader>
          <th scope="col">Seen</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
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
          comparedKeys={comparedKeys}
          actions={actions}
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
