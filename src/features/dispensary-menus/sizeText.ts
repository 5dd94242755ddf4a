import { valueAt } from "#domain/columns.ts";
import type { MenuTable } from "#domain/menuTable.ts";
import { sizeName } from "#domain/names.ts";

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
