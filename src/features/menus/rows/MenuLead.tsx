import { Text } from "#design/words/Text.tsx";
import { MenuRow, type MenuRowProps } from "./MenuRow.tsx";

/** The row that stands for a list by the gram, and what the rows below it are: they begin with ounces. */
export function MenuLead({
  row,
  ...list
}: Omit<MenuRowProps, "row" | "isLead"> & { row: number | null }) {
  if (row === null) return null;
  return (
    <>
      <MenuRow {...list} isLead row={row} />
      <Text tone="quiet" size="sm">
        All sizes, cheapest per gram first
      </Text>
    </>
  );
}
