import { memo, useMemo } from "react";
import type { MenusSearch } from "../menusSearch.ts";
import { CategoryChips } from "./CategoryChips.tsx";
import { countChoices, type Question } from "./countChoices.ts";
import { SizeChips } from "./ChoiceChips.tsx";

interface ChoiceChipsProps {
  question: Question;
  search: Pick<MenusSearch, "category" | "size">;
  change: (changes: Pick<MenusSearch, "category" | "size">) => void;
}

/** Categories and sizes with their counts. Not rendered again as long as all it is given stays the same. */
export const ChoiceChips = memo(function ChoiceChips(props: ChoiceChipsProps) {
  const { question, search, change } = props;
  const counts = useMemo(() => countChoices(question), [question]);
  return (
    <>
      <CategoryChips value={search.category} counts={counts.categories} change={change} />
      <SizeChips
        table={question.priced.table}
        value={search.size}
        counts={counts.sizes}
        change={change}
      />
    </>
  );
});
