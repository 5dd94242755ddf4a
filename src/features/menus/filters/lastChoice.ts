import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { valueAt } from "#domain/offers/columns.ts";
import { CATEGORIES } from "#domain/offers/categories.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { createStored } from "#platform/createStored.ts";
import { jsonUnder } from "#platform/jsonUnder.ts";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import type { MenusSearch } from "../menusSearch.ts";
import type { CategoryChoice } from "../rows/menuOrder.ts";

type Choice = Pick<MenusSearch, "category">;

/**
 * The address of a menu, and where it asks for nothing, with the category that was chosen in the menu before it: who looks for
 * vapes at one store does so at the next one. A size is not taken along: three of sixty-five products would look like a menu.
 * It is written into the address, which is all that is shared, shown by its chips and undone by one tap. A document that is
 * opened at a menu is shown as its address says.
 *
 * @param usual the category that the menu opens with
 */
export function useLastChoice(
  table: MenuTable,
  storePlace: number | null,
  inAddress: MenusSearch,
  usual: CategoryChoice,
): MenusSearch {
  const navigate = useNavigate({ from: "/dispensary-menus" });
  const isHydrated = useIsHydrated();
  const [opening, setOpening] = useState(() =>
    isHydrated && asksForNothing(inAddress) ? openingChoice(table, storePlace, usual) : null,
  );
  if (opening !== null && !asksForNothing(inAddress)) setOpening(null);
  useEffect(() => {
    if (opening === null) return;
    const search = (now: MenusSearch) => ({ ...now, ...opening });
    void navigate({ search, replace: true, resetScroll: false });
  }, [opening, navigate]);
  const shown = opening === null ? inAddress : { ...inAddress, ...opening };
  const { category = usual } = shown;
  // What a link asked for, or the menu before, has not been chosen here.
  const before = useRef(category);
  useEffect(() => {
    if (category === before.current) return;
    before.current = category;
    lastChoice.change(() => ({ category }));
  }, [category]);
  return shown;
}

const ChoiceSchema = v.object({
  category: v.optional(v.picklist([...CATEGORIES, "all"])),
});

/** It lives as long as the tab: what somebody looked for is not kept of them. */
const lastChoice = createStored(
  v.fallback(ChoiceSchema, {}),
  jsonUnder<Choice>("menu_choice", () => sessionStorage),
);

const asksForNothing = (search: MenusSearch): boolean =>
  Object.values({ ...search, store: undefined, sort: undefined }).every(
    (value) => value === undefined,
  );

/** What was chosen last, where a menu has it; `null` where that is what it opens with. */
function openingChoice(
  table: MenuTable,
  storePlace: number | null,
  usual: CategoryChoice,
): Choice | null {
  const { category = usual } = lastChoice.get();
  if (category === usual) return null;
  return category === "all" || isThere(table, storePlace, category) ? { category } : null;
}

const isThere = (
  { offers, products }: MenuTable,
  storePlace: number | null,
  category: CategoryChoice,
): boolean =>
  offers.product.some(
    (product, row) =>
      (storePlace === null || offers.store[row] === storePlace) &&
      valueAt(products.category, product) === category,
  );
