import { PHONE_PREFIX } from "#domain/site/site.ts";
import { parseViews, type SavedView } from "#domain/views/savedViews.ts";
import { createPhoneStore } from "./phoneRecord.ts";

const PLACE = { database: `${PHONE_PREFIX}-views`, store: "parts" };

/** Views that the visitor has named on this phone, the newest first. */
export const viewsStore = createPhoneStore<readonly SavedView[]>(
  { location: PLACE, part: "views", channel: PLACE.database, unstored: "nothing" },
  parseViews,
);
