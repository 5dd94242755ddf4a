import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { chosenSize } from "#domain/offers/sizes.ts";
import { sizeText } from "../rows/sizeText.ts";
import type { MenusSearch } from "../menusSearch.ts";
import type { ChoiceCounts } from "./countChoices.ts";

const ANY = "";

interface SizeChipsProps {
  table: MenuTable;
  value: string | undefined;
  counts: ChoiceCounts["sizes"];
  change: (changes: Pick<MenusSearch, "size">) => void;
}

/** The sizes that the menu has, as people ask for them at the counter. */
export function SizeChips({ table, value, counts, change }: SizeChipsProps) {
  const chosen = value === undefined ? ANY : chosenSize(value);
  const isOffered = counts.some(([size]) => size === chosen);
  if (counts.length < 2 && chosen === ANY) return null;
  return (
    <ChipGroup
      legend="Size"
      choices={[
        { value: ANY, label: "Any size" },
        ...(chosen === ANY || isOffered
          ? []
          : [{ value: chosen, label: sizeText(table, chosen), count: 0 }]),
        ...counts.map(([size, count]) => ({ value: size, label: sizeText(table, size), count })),
      ]}
      value={chosen}
      onChange={(size) => change({ size: size === ANY ? undefined : size })}
    />
  );
}
