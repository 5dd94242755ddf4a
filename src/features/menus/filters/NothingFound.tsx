import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { CATEGORIES } from "#domain/offers/categories.ts";
import { DEFAULT_CATEGORY, NO_FILTERS } from "../rows/menuOrder.ts";
import type { MenusSearch } from "../menusSearch.ts";
import { categoryTitle } from "./CategoryChips.tsx";
import { countChoices, type Question } from "./countChoices.ts";

interface NothingFoundProps {
  search: MenusSearch;
  question: Question;
  change: (changes: Partial<MenusSearch>) => void;
}

/** Nothing passes: what was looked for and where, and where there is some. */
export function NothingFound({ search, question, change }: NothingFoundProps) {
  const counts = countChoices(question).categories;
  const { q = "", category = DEFAULT_CATEGORY } = search;
  const elsewhere = CATEGORIES.filter((each) => each !== category && (counts.get(each) ?? 0) > 0);
  const kind = category === "all" ? "on this menu" : `in ${categoryTitle(category)}`;
  const where = question.filters.stores ? `${kind} at these stores` : kind;
  return (
    <EmptyState
      drawing="emptyList"
      action={
        <Stack row gap={2}>
          {elsewhere.map((each) => (
            <Button key={each} onClick={() => change({ category: each, size: undefined })}>
              {counts.get(each)?.toLocaleString("en-US")} in {categoryTitle(each)}
            </Button>
          ))}
          <Button onClick={() => change({ ...NO_FILTERS, category: "all" })}>
            {q === "" ? "Clear all filters" : "Clear search and filters"}
          </Button>
        </Stack>
      }
    >
      {q === "" ? `No offer ${where} matches these filters.` : `Nothing ${where} matches “${q}”.`}
    </EmptyState>
  );
}
