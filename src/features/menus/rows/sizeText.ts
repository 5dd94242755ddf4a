import { valueAt } from "#domain/offers/columns.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { choiceNameOf, chosenSize, isPack } from "#domain/offers/sizes.ts";

/** A size of a menu in words, the same on its chip, above its rows and wherever else it is named; one that the menu does not have, by what its key says. */
export function sizeText({ offers }: MenuTable, size: string): string {
  const choice = chosenSize(size);
  const { values, index } = offers.sizeKey;
  const printed = values.filter((own) => chosenSize(own) === choice);
  const [first] = printed;
  const row = first === undefined ? -1 : index.indexOf(values.indexOf(first));
  const label = row === -1 ? size : valueAt(offers.sizeLabel, row);
  // A dose is printed in milligrams as a weight is, and is none.
  const isDose = !isPack(choice) && row !== -1 && valueAt(offers.netMg, row) === null;
  return isDose ? label : (choiceNameOf(choice, printed) ?? label);
}
