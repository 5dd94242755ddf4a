import type { DayOfWeek, OpeningHoursSpecification, StoreLeaf, WithContext } from "schema-dts";
import { WEEK, type OpeningHours, type WeekDay } from "#domain/hours/openingHours.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { storePath } from "../../web/pages/pageHead.ts";
import { known, geoCoordinates, postalAddress } from "../../web/pages/structuredData.ts";

const DAYS: Readonly<Record<WeekDay, DayOfWeek>> = {
  mon: "https://schema.org/Monday",
  tue: "https://schema.org/Tuesday",
  wed: "https://schema.org/Wednesday",
  thu: "https://schema.org/Thursday",
  fri: "https://schema.org/Friday",
  sat: "https://schema.org/Saturday",
  sun: "https://schema.org/Sunday",
};

/** A store in the words of schema.org, as far as it is known. */
export function storeData(store: StoreProfile, origin: string): WithContext<StoreLeaf> {
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    "@id": origin + storePath(store.slug),
    name: store.name,
    url: origin + storePath(store.slug),
    ...known({
      sameAs: store.website,
      telephone: store.phone,
      address: postalAddress(store),
      geo: geoCoordinates(store),
      openingHoursSpecification: store.openingHours && openingHours(store.openingHours),
    }),
  };
}

/** A day that has none is closed. */
function openingHours(hours: OpeningHours): OpeningHoursSpecification[] {
  return WEEK.flatMap((day) =>
    hours[day].map(([opens, closes]): OpeningHoursSpecification => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: DAYS[day],
      opens,
      closes: lastMinute(opens, closes),
    })),
  );
}

/** Readers of these data know no 24:00: they take a whole day to end at 23:59, and midnight for 00:00. */
function lastMinute(opens: string, closes: string): string {
  if (closes !== "24:00") return closes;
  return opens === "00:00" ? "23:59" : "00:00";
}
