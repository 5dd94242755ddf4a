import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { About } from "#design/words/About.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { formatCents } from "#domain/offers/money.ts";
import { chosenSize } from "#domain/offers/sizes.ts";
import { sizeText } from "../rows/sizeText.ts";
import type { MenusSearch } from "../menusSearch.ts";
import { type ChoiceCounts, countChoices, type Question } from "./countChoices.ts";
import { memo, useMemo } from "react";
import { sizeChips } from "../menus.css.ts";
import { CategoryChips } from "./CategoryChips.tsx";

const ANY = "";

interface SizeChipsProps {
  table: MenuTable;
  value: string | undefined;
  counts: ChoiceCounts["sizes"];
  change: (changes: Pick<MenusSearch, "size">) => void;
}

/** The sizes that the menu has, as people ask for them at the counter, each with its lowest price. */
function SizeChips({ table, value, counts, change }: SizeChipsProps) {
  const chosen = value === undefined ? ANY : chosenSize(value);
  // Where no price of a menu counts, each of its sizes would say so.
  const hasPrices = counts.some(({ from }) => from !== null);
  const isOffered = counts.some(({ size }) => size === chosen);
  if (counts.length < 2 && chosen === ANY) return null;
  return (
    <div className={sizeChips}>
      <ChipGroup
        legend="Size"
        choices={[
          { value: ANY, label: "Any size" },
          ...(chosen === ANY || isOffered
            ? []
            : [{ value: chosen, label: sizeText(table, chosen), note: "none" }]),
          ...counts.map(({ size, from }) => ({
            value: size,
            label: sizeText(table, size),
            note: from !== null ? <FromPrice {...from} /> : hasPrices ? "no price now" : undefined,
          })),
        ]}
        value={chosen}
        onChange={(size) => change({ size: size === ANY ? undefined : size })}
      />
    </div>
  );
}

/** What one pays at least for a size, so that nobody has to choose it to know. */
const FromPrice = ({ cents, isAbout }: { cents: number; isAbout: boolean }) => (
  <>
    from <About isAbout={isAbout}>{formatCents(cents)}</About>
  </>
);

interface ChoiceChipsProps {
  question: Question;
  search: Pick<MenusSearch, "category" | "size">;
  change: (changes: Pick<MenusSearch, "category" | "size">) => void;
}

/** Categories with their counts and sizes with their prices. Not rendered again as long as all it is given stays the same. */
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
