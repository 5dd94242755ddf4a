import type { ReactNode } from "react";
import type { Sort } from "../menusSearch.ts";
import { sortsFor, type CategoryChoice } from "./menuOrder.ts";
import { sortButton } from "./offerTable.css.ts";

interface SortHeaderProps {
  by: Sort;
  category: CategoryChoice;
  /** The order in force. */
  sort: Sort;
  onSort: (sort: Sort) => void;
  children: ReactNode;
}

/** The heading of a column, by which the menu is sorted where that makes sense for its category. */
export function SortHeader({ by, category, sort, onSort, children }: SortHeaderProps) {
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
