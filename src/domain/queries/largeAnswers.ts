import { ContestSchema, ContestsSchema } from "../contests/contest.ts";
import { DealsSchema } from "../offers/deals.ts";
import { EventsSchema } from "../events/event.ts";
import { HighlightsSchema, HighlightYearsSchema } from "../trends/highlights.ts";
import { AllMenusSchema, StoreMenuSchema } from "../offers/menuTable.ts";
import { ProductDetailSchema, SearchIndexSchema } from "../offers/productDetail.ts";
import type { LARGE_QUERIES } from "./largeQueries.ts";
import { TaxesSchema } from "../prices/taxes.ts";
import type { AnswerSchemas } from "./smallQueries.ts";
import { StoresSchema } from "../stores/stores.ts";
import { StrainOffersSchema } from "../strains/strainOffers.ts";
import { StrainShelvesSchema } from "../strains/strainShelves.ts";
import { TerpeneProductsSchema } from "../strains/terpeneProducts.ts";
import { TrendOffersSchema, TrendsSchema } from "../trends/trends.ts";

/** Schema of each large answer, by the name of its query. */
export const LARGE_ANSWERS = {
  stores: StoresSchema,
  menu: StoreMenuSchema,
  menus: AllMenusSchema,
  deals: DealsSchema,
  taxes: TaxesSchema,
  product: ProductDetailSchema,
  search: SearchIndexSchema,
  events: EventsSchema,
  contests: ContestsSchema,
  contest: ContestSchema,
  trends: TrendsSchema,
  "trend-offers": TrendOffersSchema,
  highlights: HighlightYearsSchema,
  "highlights-of": HighlightsSchema,
  strains: StrainShelvesSchema,
  "strain-offers": StrainOffersSchema,
  "terpene-products": TerpeneProductsSchema,
} satisfies AnswerSchemas<typeof LARGE_QUERIES>;
