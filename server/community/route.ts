import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { AnnouncementsSchema } from "#domain/site/announcements.ts";
import { listAnnouncements } from "./listAnnouncements.ts";
import type { Answers } from "../web/answers/answers.ts";
import { jsonAnswer } from "../web/describe.ts";

/** `GET /api/announcements` */
export function announcementsRoute({ answers }: { answers: Answers }): Hono {
  return new Hono().get(
    "/announcements",
    describeRoute({
      summary: "Announcements to visitors, newest first",
      responses: { 200: jsonAnswer("The announcements", AnnouncementsSchema) },
    }),
    (c) =>
      answers(c, {
        path: "/announcements",
        validFor: "unlimited",
        compute: (_, db) => listAnnouncements(db),
      }),
  );
}
