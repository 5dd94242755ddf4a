import { PriceBoard } from "#design/controls/PriceBoard.tsx";
import { About } from "#design/words/About.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { formatShortUnitPrice, formatCents } from "#domain/offers/money.ts";
import { chosenSize, sizedBy } from "#domain/offers/sizes.ts";
import type { MenusSearch } from "../menusSearch.ts";
import { DEFAULT_CATEGORY } from "../rows/menuOrder.ts";
import { sizeText } from "../rows/sizeText.ts";
import type { ChoiceCounts } from "./countChoices.ts";

const ANY = "";

interface SizeBoardProps {
  table: MenuTable;
  search: Pick<MenusSearch, "category" | "size">;
  counts: Pick<ChoiceCounts, "sizes">;
  change: (changes: Pick<MenusSearch, "size">) => void;
}

/** The sizes that the menu has, as people ask for them at the counter, each with its lowest price and what a unit of that costs. */
export function SizeBoard({ table, search, counts, change }: SizeBoardProps) {
  const { category = DEFAULT_CATEGORY, size } = search;
  const { sizes } = counts;
  const chosen = size === undefined ? ANY : chosenSize(size);
  const isOffered = sizes.some((each) => each.size === chosen);
  if (sizes.length < 2 && chosen === ANY) return null;
  const unit = sizedBy(category) === "pack" ? "100mg" : "g";
  return (
    <PriceBoard
      legend="Size"
      title="Cheapest of each size"
      choices={[
        { value: ANY, label: "Any size" },
        ...(chosen === ANY || isOffered
          ? []
          : [{ value: chosen, label: sizeText(table, chosen), price: "none" }]),
        ...sizes.map(({ size: own, from }) => ({
          value: own,
          label: sizeText(table, own),
          ...(from === null
            ? { price: "–", unit: "no price now" }
            : {
                price: (
                  <>
                    <span className="visually-hidden">from </span>
                    <About isAbout={from.isAbout}>{formatCents(from.cents)}</About>
                  </>
                ),
                unit:
                  from.unitCents === null
                    ? undefined
                    : formatShortUnitPrice({ cents: from.unitCents, unit }),
              }),
        })),
      ]}
      value={chosen}
      onChange={(own) => change({ size: own === ANY ? undefined : own })}
    />
  );
}
