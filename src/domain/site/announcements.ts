import * as v from "valibot";

/** `GET /api/announcements`: newest first; only `text` is promised. */
export const AnnouncementsSchema = v.array(v.object({ text: v.string() }));

export type Announcement = v.InferOutput<typeof AnnouncementsSchema>[number];
