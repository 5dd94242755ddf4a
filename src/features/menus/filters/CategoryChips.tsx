import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { CategoryIcon } from "#design/drawings/CategoryIcon.tsx";
import { CATEGORIES } from "#domain/offers/categories.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { categoryChips } from "../menus.css.ts";
import { DEFAULT_CATEGORY, type CategoryChoice } from "../rows/menuOrder.ts";
import type { MenusSearch } from "../menusSearch.ts";
import type { ChoiceCounts } from "./countChoices.ts";

interface CategoryChipsProps {
  value: CategoryChoice | undefined;
  counts: ChoiceCounts["categories"];
  change: (changes: Pick<MenusSearch, "category" | "size">) => void;
}

/** What kind of product, with how many of each the rest of the question finds; empty ones fold away. */
export function CategoryChips({ value = DEFAULT_CATEGORY, counts, change }: CategoryChipsProps) {
  const choices = ([...CATEGORIES, "all"] as const).flatMap((category) => {
    const count = counts.get(category) ?? 0;
    return count === 0 && category !== value
      ? []
      : [
          {
            value: category,
            label: categoryTitle(category),
            count,
            sign: category === "all" ? null : <CategoryIcon of={category} />,
          },
        ];
  });
  return (
    <div className={categoryChips({ areMany: choices.length > FEW })}>
      <ChipGroup
        legend="Category"
        choices={choices}
        value={value}
        onChange={(category) =>
          // Sizes of one category are none of another.
          change({
            category: category === DEFAULT_CATEGORY ? undefined : category,
            size: undefined,
          })
        }
      />
      {import.meta.env.SSR ? <CategoryLinks choices={choices} /> : null}
    </div>
  );
}

/** So many kinds have room with their counts in one line of a desk. */
const FEW = 6;

/** In a first view, for those who run no scripts. */
const CategoryLinks = ({
  choices,
}: {
  choices: readonly { value: CategoryChoice; label: string }[];
}) => (
  <noscript>
    <p>
      {choices.map(({ value, label }) => (
        <Fragment key={value}>
          <Link to="/dispensary-menus" search={({ store }) => ({ store, category: value })}>
            {label}
          </Link>{" "}
        </Fragment>
      ))}
    </p>
  </noscript>
);

/** A category in words, or all of them. */
export const categoryTitle = (category: CategoryChoice) =>
  category === "all" ? "All" : CATEGORY_TITLES[category];
