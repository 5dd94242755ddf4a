import * as v from "valibot";
import type { CommunityEvent } from "./event.ts";

const textOrNull = v.nullable(v.string());

/** As much of an event as a calendar shows. Short, because the worker reads saved events with it. */
export const CalendarEventSchema = v.object({
  slug: v.string(),
  uid: v.string(),
  sequence: v.number(),
  title: v.string(),
  summary: textOrNull,
  startsAt: v.string(),
  endsAt: v.string(),
  allDay: v.boolean(),
  place: textOrNull,
  street: textOrNull,
  city: textOrNull,
  lat: v.nullable(v.number()),
  lon: v.nullable(v.number()),
  priceText: textOrNull,
  age21: v.nullable(v.boolean()),
  url: textOrNull,
  status: v.picklist(["planned", "cancelled"]),
  statusNote: textOrNull,
  updatedAt: v.string(),
});
export type CalendarEvent = Pick<CommunityEvent, keyof v.InferOutput<typeof CalendarEventSchema>>;
