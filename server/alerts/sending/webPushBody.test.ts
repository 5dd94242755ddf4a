import { expect, it } from "vitest";
import { readAlert, type AlertMessage } from "#domain/alerts/alertMessage.ts";
import { webPushBody } from "./webPushBody.ts";

const TEST: AlertMessage = { kind: "test", id: "a b", sentAt: 1 };

it("a message can be shown without the worker: discreetly, and with where it leads", () => {
  const body: unknown = JSON.parse(webPushBody(TEST, "https://site.test"));
  expect(body).toMatchObject({
    web_push: 8030,
    mutable: true,
    notification: {
      body: "You have 1 new update",
      navigate: "https://site.test/dispensary-deals?alert=a%20b",
      data: "a b",
    },
  });
  // The worker, also the one of release 1.0, reads the alert itself.
  expect(readAlert(body)).toEqual(TEST);
});

it("news of seats lead to them, and a site that does not know its name says a path", () => {
  const event = { slug: "s", title: "T", startsAt: 2 };
  const news: AlertMessage = {
    kind: "event",
    id: "e",
    sentAt: 1,
    change: "promoted",
    event,
    code: "C",
  };
  expect(JSON.parse(webPushBody(news, null))).toMatchObject({
    notification: { navigate: "/Reservation" },
  });
});
