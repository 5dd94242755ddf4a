import * as accounts from "./schema/accounts.ts";
import * as alerts from "./schema/alerts.ts";
import * as announcements from "./schema/announcements.ts";
import * as contests from "./schema/contests.ts";
import * as events from "./schema/events.ts";
import * as facts from "./schema/facts.ts";
import * as feedback from "./schema/feedback.ts";
import * as imports from "./schema/imports.ts";
import * as offers from "./schema/offers.ts";
import * as reservations from "./schema/reservations.ts";
import * as stores from "./schema/stores.ts";
import * as versions from "./schema/versions.ts";
import * as weeks from "./schema/weeks.ts";
import * as wishlist from "./schema/wishlist.ts";

/**
 * All tables, one schema for both engines, PGlite and PostgreSQL. Money is integer cents,
 * weights are integer milligrams, moments are UTC. Sample rows are marked, so that they
 * disappear from every public answer once a real store exists.
 */
export const tables = {
  ...stores,
  ...imports,
  ...offers,
  ...facts,
  ...announcements,
  ...versions,
  ...accounts,
  ...alerts,
  ...wishlist,
  ...feedback,
  ...events,
  ...reservations,
  ...contests,
  ...weeks,
};
