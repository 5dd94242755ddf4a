import { PriceBoard } from "#design/controls/PriceBoard.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { chosenSize } from "#domain/offers/sizes.ts";
import type { MenusSearch } from "../menusSearch.ts";
import { sizeText } from "../rows/sizeText.ts";
import type { ChoiceCounts } from "./countChoices.ts";

const ANY = "";

interface SizeBoardProps {
  table: MenuTable;
  search: Pick<MenusSearch, "size">;
  /** The size that was let go for what was typed: as soon as there is some of it, it is asked for again. */
  noneIn: string | null;
  counts: Pick<ChoiceCounts, "sizes" | "areForPatients">;
  change: (changes: Pick<MenusSearch, "size">) => void;
}

/** The sizes to choose from, and what is said of one that has none of what is searched for. */
export function SizeBoard({ noneIn, ...board }: SizeBoardProps) {
  return (
    <>
      <Sizes {...board} />
      {noneIn === null ? null : (
        <p role="status">None in {sizeText(board.table, noneIn)}; all sizes shown.</p>
      )}
    </>
  );
}

/** The sizes that the menu has, as people ask for them at the counter, each with its lowest price and what a unit of that costs. */
function Sizes({ table, search, counts, change }: Omit<SizeBoardProps, "noneIn">) {
  const { sizes, areForPatients } = counts;
  const chosen = search.size === undefined ? ANY : chosenSize(search.size);
  // Where no price of a menu counts, each of its sizes would say so.
  const hasPrices = sizes.some(({ from }) => from !== null);
  const isOffered = sizes.some((each) => each.size === chosen);
  // Of a menu without a price the board would be an empty one.
  if ((sizes.length < 2 || !hasPrices) && chosen === ANY) return null;
  return (
    <PriceBoard
      legend="Size"
      title={
        !hasPrices
          ? "Sizes"
          : areForPatients
            ? "Cheapest of each size, patients only"
            : "Cheapest of each size"
      }
      any={ANY}
      choices={[
        ...(chosen === ANY || isOffered ? [] : [{ value: chosen, label: sizeText(table, chosen) }]),
        ...sizes.map(({ size: own, from }) => ({
          value: own,
          label: sizeText(table, own),
          least: from ?? (hasPrices ? null : undefined),
        })),
      ]}
      value={chosen}
      onChange={(own) => change({ size: own === ANY ? undefined : own })}
    />
  );
}
