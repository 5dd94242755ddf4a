import { memo } from "react";
import { ChipGroup } from "#design/chip/ChipGroup.tsx";
import { CATEGORIES } from "#domain/menus/categories.ts";
import { CATEGORY_TITLES } from "#domain/menus/categoryTitles.ts";
import { DEFAULT_CATEGORY, type CategoryChoice } from "../rows/menuOrder.ts";
import type { MenusSearch } from "../menusSearch.ts";

const CHOICES: { value: CategoryChoice; label: string }[] = [
  ...CATEGORIES.map((category) => ({ value: category, label: CATEGORY_TITLES[category] })),
  { value: "all", label: "Everything" },
];

interface CategoryChipsProps {
  value: CategoryChoice | undefined;
  change: (changes: Pick<MenusSearch, "category">) => void;
}

/** Typing does not concern the categories, hence the memo. */
export const CategoryChips = memo(function CategoryChips(props: CategoryChipsProps) {
  const { value = DEFAULT_CATEGORY, change } = props;
  return (
    <ChipGroup
      legend="Category"
      choices={CHOICES}
      value={value}
      onChange={(category) =>
        change({ category: category === DEFAULT_CATEGORY ? undefined : category })
      }
    />
  );
});
