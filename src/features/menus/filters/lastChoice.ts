import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { valueAt } from "#domain/offers/columns.ts";
import { CATEGORIES } from "#domain/offers/categories.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { chosenPack, chosenSize, sizedBy } from "#domain/offers/sizes.ts";
import { createStored } from "#platform/createStored.ts";
import { jsonUnder } from "#platform/jsonUnder.ts";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import type { MenusSearch } from "../menusSearch.ts";
import type { CategoryChoice } from "../rows/menuOrder.ts";

type Choice = Pick<MenusSearch, "category" | "size">;

/**
 * The address of a menu, and where it asks for nothing, with the category and the size that were chosen in the menu before
 * it: who compares eighths at one store does so at the next one. It is written into the address, which is all that is shared,
 * shown by its chips and undone by one tap. A document that is opened at a menu is shown as its address says.
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
  const { category = usual, size } = shown;
  // What a link asked for, or the menu before, has not been chosen here.
  const before = useRef({ category, size });
  useEffect(() => {
    if (category === before.current.category && size === before.current.size) return;
    before.current = { category, size };
    lastChoice.change(() => ({ category, size }));
  }, [category, size]);
  return shown;
}

const ChoiceSchema = v.object({
  category: v.optional(v.picklist([...CATEGORIES, "all"])),
  size: v.optional(v.string()),
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

/** What was chosen last, as far as a menu has it; `null` where that is what it opens with. */
function openingChoice(
  table: MenuTable,
  storePlace: number | null,
  usual: CategoryChoice,
): Choice | null {
  const { category = usual, size } = lastChoice.get();
  const sizes = category === "all" ? null : sizesOf(table, storePlace, category);
  if (sizes?.isThere === false) return null;
  const known = size !== undefined && sizes?.choices.has(size) === true ? size : undefined;
  if (category === usual && known === undefined) return null;
  return { category: category === usual ? undefined : category, size: known };
}

/** Whether a menu has anything of a category, and in which sizes. */
function sizesOf(
  { offers, products }: MenuTable,
  storePlace: number | null,
  category: CategoryChoice,
): { isThere: boolean; choices: ReadonlySet<string> } {
  const choices = new Set<string>();
  let isThere = false;
  offers.product.forEach((product, row) => {
    if (storePlace !== null && offers.store[row] !== storePlace) return;
    if (valueAt(products.category, product) !== category) return;
    isThere = true;
    const choice =
      sizedBy(category) === "pack"
        ? chosenPack(valueAt(offers.thcMg, row))
        : chosenSize(valueAt(offers.sizeKey, row));
    if (choice !== null) choices.add(choice);
  });
  return { isThere, choices };
}
