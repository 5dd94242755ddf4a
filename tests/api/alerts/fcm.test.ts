import { expect, it, onTestFinished } from "vitest";
import { createFcm } from "../../../server/alerts/sending/fcm.ts";
import type { Parcel } from "../../../server/alerts/sending/messenger.ts";
import { readAlert } from "#domain/alerts/alertMessage.ts";
import { startFakeFcm, type FcmAnswer } from "../../support/alerts/fakeFcm.ts";
import { NOW } from "../../support/data/rows.ts";

const TOKEN = "token-of-a-phone:APA91b";
const TARGET = { transport: "fcm", address: TOKEN, p256dh: null, auth: null } as const;
const PARCEL: Parcel = {
  message: { kind: "test", id: "a1", sentAt: NOW },
  ttlSeconds: 600,
  urgency: "high",
  topic: "deals",
};

async function given() {
  const fcm = await startFakeFcm();
  const messenger = createFcm(fcm.settings, { now: () => NOW });
  onTestFinished(() => {
    messenger.close();
  });
  const deliver = () => messenger.deliver(TARGET, PARCEL, new AbortController().signal);
  return { ...fcm, deliver };
}

it("a message travels as data alone, with an access token that many share", async () => {
  const { deliver, sent, state } = await given();
  expect([await deliver(), await deliver()]).toEqual([{ kind: "sent" }, { kind: "sent" }]);
  const [first, second] = sent;
  expect(first).toMatchObject({
    authorization: "Bearer access-1",
    path: "/v1/projects/green/messages:send",
    body: {
      message: {
        token: TOKEN,
        webpush: { headers: { TTL: "600", Urgency: "high", Topic: "deals" } },
      },
    },
  });
  const { message } = JSON.parse(JSON.stringify(first?.body));
  expect(readAlert(message)).toEqual(PARCEL.message);
  expect(Object.keys(message).toSorted()).toEqual(["data", "token", "webpush"]);
  expect([second?.authorization, state.tokens]).toEqual(["Bearer access-1", 1]);
});

it.each<[FcmAnswer, string]>([
  [{ status: 404, errorCode: "UNREGISTERED" }, "gone"],
  [{ status: 403, errorCode: "SENDER_ID_MISMATCH" }, "gone"],
  [{ status: 400, errorCode: "INVALID_ARGUMENT", field: "message.token" }, "gone"],
  [{ status: 400, errorCode: "INVALID_ARGUMENT", field: "message.data" }, "refused"],
  [{ status: 404 }, "unauthorized"],
  [{ status: 403 }, "unauthorized"],
  [{ status: 401, errorCode: "THIRD_PARTY_AUTH_ERROR" }, "unauthorized"],
  [{ status: 429, errorCode: "QUOTA_EXCEEDED" }, "retry"],
  [{ status: 503, errorCode: "UNAVAILABLE" }, "retry"],
])("the answer %j means %s", async (answer, kind) => {
  const { deliver, state } = await given();
  state.answer = answer;
  expect((await deliver()).kind).toBe(kind);
});

it("an answer that names a time is heard", async () => {
  const { deliver, state } = await given();
  state.answer = { status: 429, retryAfter: "60" };
  expect(await deliver()).toMatchObject({ kind: "retry", after: NOW + 60_000 });
});

it("an access token that is no longer taken is replaced at the next try", async () => {
  const { deliver, state, sent } = await given();
  state.answer = { status: 401 };
  await deliver();
  state.answer = { status: 200 };
  expect(await deliver()).toEqual({ kind: "sent" });
  expect(sent.map(({ authorization }) => authorization)).toEqual([
    "Bearer access-1",
    "Bearer access-2",
  ]);
});

it.each([
  [400, "unauthorized"],
  [503, "retry"],
] as const)(
  "without an access token (%i) it is %s, and nothing is said of the account",
  async (status, kind) => {
    const { deliver, state, sent, settings } = await given();
    state.tokenStatus = status;
    const outcome = await deliver();
    expect([outcome.kind, sent]).toEqual([kind, []]);
    expect(JSON.stringify(outcome)).not.toContain(settings.account.client_email);
  },
);
