import { memo, useDeferredValue, useMemo } from "react";
import type { MenusSearch } from "../menusSearch.ts";
import { CategoryChips } from "./CategoryChips.tsx";
import { countChoices, type Question } from "./countChoices.ts";
import { SizeChips } from "./SizeChips.tsx";

interface ChoiceChipsProps {
  question: Question;
  search: Pick<MenusSearch, "category" | "size">;
  change: (changes: Pick<MenusSearch, "category" | "size">) => void;
}

/** Categories and sizes with their counts. While typing, the list comes first and the counts right after it. */
export const ChoiceChips = memo(function ChoiceChips(props: ChoiceChipsProps) {
  const { question, search, change } = props;
  const counted = useDeferredValue(question);
  const counts = useMemo(() => countChoices(counted), [counted]);
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
