import { valueAt } from "#domain/menus/columns.ts";
import type { MenuTable } from "#domain/menus/menuTable.ts";
import { sizeName } from "#domain/menus/names.ts";

/** A size of a menu in words; one that the menu does not have, as the address has it. */
export function sizeText({ offers }: MenuTable, sizeKey: string): string {
  const place = offers.sizeKey.values.indexOf(sizeKey);
  const row = place === -1 ? -1 : offers.sizeKey.index.indexOf(place);
  if (row === -1) return sizeKey;
  return sizeName({
    sizeKey,
    sizeLabel: valueAt(offers.sizeLabel, row),
    netMg: valueAt(offers.netMg, row),
  });
}
