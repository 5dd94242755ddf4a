import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import * as v from "valibot";
import { encodeMenuTable, AllMenusSchema, offerAt, offerCount } from "#domain/offers/menuTable.ts";
import type { Figures } from "../report/metrics.ts";

const OFFERS = 10_000;

/**
 * What 10,000 offers weigh on the wire: as the product's table, and as the rows that
 * a plain API would send (`floor`), both compressed alike.
 *
 * @param site address of a site with at least so many offers
 */
export async function measureTransfer(site: string): Promise<{ product: Figures; floor: Figures }> {
  const response = await fetch(`${site}/api/menus`);
  const { table } = v.parse(AllMenusSchema, await response.json());
  if (offerCount(table) < OFFERS) throw new Error("The sample has too few offers.");
  const rows = Array.from({ length: OFFERS }, (_, row) => offerAt(table, row));
  return { product: weigh({ table: encodeMenuTable(rows) }), floor: weigh(rows) };
}

/** At the quality with which the site compresses its answers. */
function weigh(answer: unknown): Figures {
  const json = Buffer.from(JSON.stringify(answer));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    transferBrotli: brotliCompressSync(json, { params }).length,
    transferGzip: gzipSync(json).length,
  };
}
