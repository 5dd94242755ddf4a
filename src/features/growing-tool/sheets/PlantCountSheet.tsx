import { PLANTS_AT_MOST } from "#state/limits.ts";
import { HOME_GROW_FACTS } from "#state/limitsFacts.ts";
import { checkedOnText } from "#domain/text/source.ts";
import { PaperSheet, WritingGrid, type SheetProps } from "./PaperSheet.tsx";
import { small } from "./paperSheet.css.ts";

const ROWS = 26;

const COLUMNS = [
  ["Date", 22],
  ["Adult 1", 14],
  ["Adult 2", 14],
  ["Adult 3", 14],
  [`Household, at most ${String(PLANTS_AT_MOST.household)}`, 22],
  [`Each at most ${String(PLANTS_AT_MOST.adult)}?`, 18],
  ["Counted by", 30],
  ["Notes", 50],
] as const;

/** The household's plants against the law's six and twelve, dated, with the rule's source. */
export function PlantCountSheet(props: SheetProps) {
  const [rule] = HOME_GROW_FACTS;
  return (
    <PaperSheet title="Plant count" {...props}>
      {rule === undefined ? null : (
        <p className={small}>
          {rule.texts.join(" ")} Source: {rule.source.citation}, {rule.source.url}, checked{" "}
          {checkedOnText(rule.source.checkedOn)}. Not legal advice.
        </p>
      )}
      <WritingGrid columns={COLUMNS} rows={ROWS} />
    </PaperSheet>
  );
}
