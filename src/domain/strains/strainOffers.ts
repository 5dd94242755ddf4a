import * as v from "valibot";
import { InstantSchema } from "../time/instant.ts";
import { MenuTableSchema } from "../offers/menuTable.ts";

/** `GET /api/strains/:slug/offers`: what the state's stores have of a strain, as a small menu. */
export const StrainOffersSchema = v.object({
  table: MenuTableSchema,
  /** Newest observation among them; `null` without any. */
  observedAt: v.nullable(InstantSchema),
});
