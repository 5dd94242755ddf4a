import { valueAt } from "#domain/offers/columns.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { choiceName, chosenSize, isPack } from "#domain/offers/sizes.ts";

/** A size of a menu in words; one that the menu does not have, by what its key says. */
export function sizeText({ offers }: MenuTable, size: string): string {
  const choice = chosenSize(size);
  const place = offers.sizeKey.values.findIndex((own) => chosenSize(own) === choice);
  const row = place === -1 ? -1 : offers.sizeKey.index.indexOf(place);
  const label = row === -1 ? size : valueAt(offers.sizeLabel, row);
  // A dose is printed in milligrams as a weight is, and is none.
  const isDose = !isPack(choice) && row !== -1 && valueAt(offers.netMg, row) === null;
  return isDose ? label : (choiceName(choice) ?? label);
}
