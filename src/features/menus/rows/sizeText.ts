import { valueAt } from "#domain/offers/columns.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { choiceName, choiceTitle, chosenSize, isPack } from "#domain/offers/sizes.ts";

/** A size of a menu in words; one that the menu does not have, by what its key says. */
export const sizeText = (table: MenuTable, size: string): string =>
  inWords(table, size, choiceName);

/** The same above all that are of it, and on the board: "Half ounce", whether menus print 14 g or 14.15 g. */
export const sizeTitle = (table: MenuTable, size: string): string =>
  inWords(table, size, choiceTitle);

function inWords(
  { offers }: MenuTable,
  size: string,
  nameOf: (choice: string) => string | null,
): string {
  const choice = chosenSize(size);
  const place = offers.sizeKey.values.findIndex((own) => chosenSize(own) === choice);
  const row = place === -1 ? -1 : offers.sizeKey.index.indexOf(place);
  const label = row === -1 ? size : valueAt(offers.sizeLabel, row);
  // A dose is printed in milligrams as a weight is, and is none.
  const isDose = !isPack(choice) && row !== -1 && valueAt(offers.netMg, row) === null;
  return isDose ? label : (nameOf(choice) ?? label);
}
