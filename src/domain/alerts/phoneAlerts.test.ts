import { describe, expect, it } from "vitest";
import { alertPayload, readAlert, type AlertMessage } from "./alertMessage.ts";
import {
  parseInbox,
  unreadCount,
  withMessage,
  withMissed,
  withRead,
  type Inbox,
} from "./phoneAlerts.ts";

const message = (id: string): AlertMessage => ({ kind: "test", id, sentAt: 0 });
const inboxOf = (...ids: string[]) =>
  ids.reduce<Inbox>((inbox, id, now) => withMessage(inbox, message(id), now), []);

describe("the inbox", () => {
  it("has what came last first, unread", () => {
    const inbox = inboxOf("a", "b");
    expect(inbox.map((entry) => entry.message.id)).toEqual(["b", "a"]);
    expect(unreadCount(inbox)).toBe(2);
  });

  it("keeps the last 50", () => {
    const inbox = inboxOf(...Array.from({ length: 51 }, (_, number) => String(number)));
    expect(inbox).toHaveLength(50);
    expect(inbox.at(-1)?.message.id).toBe("1");
  });

  it("takes a repeat for the alert that it was, read or not", () => {
    const inbox = withRead(inboxOf("a", "b"), "a");
    const again = withMessage(inbox, { ...message("a"), sentAt: 5 }, 9);
    expect(again.map((entry) => entry.message.id)).toEqual(["b", "a"]);
    expect(again[1]).toMatchObject({ isRead: true, receivedAt: 0, message: { sentAt: 5 } });
  });

  it("is read as a whole or one alert at a time", () => {
    expect(unreadCount(withRead(inboxOf("a", "b"), "b"))).toBe(1);
    expect(unreadCount(withRead(inboxOf("a", "b")))).toBe(0);
  });

  it("takes in what it missed, by when it was told, and keeps what it has unless there is more", () => {
    const deals = (id: string, more: number, sentAt: number): AlertMessage => ({
      kind: "deals",
      id,
      sentAt,
      deals: [],
      more,
    });
    const inbox = withRead(
      withMessage(withMessage([], deals("a", 3, 10), 10), deals("b", 1, 30), 30),
    );
    const missed = [deals("a", 2, 10), deals("x", 1, 20), deals("b", 2, 30)];
    const all = withMissed(inbox, missed, 99);
    expect(all.map(({ message: { id }, isRead }) => [id, isRead])).toEqual([
      ["b", true],
      ["x", false],
      ["a", true],
    ]);
    expect(all[0]?.message).toMatchObject({ more: 2 });
    expect(all[2]?.message).toMatchObject({ more: 3 });
    expect(withMissed(all, missed, 99)).toBe(all);
  });

  it("passes over what cannot be understood", () => {
    expect(parseInbox([...inboxOf("a"), { message: { kind: "poem" } }, 7])).toHaveLength(1);
    expect(parseInbox("damaged")).toEqual([]);
    expect(parseInbox(undefined)).toEqual([]);
  });
});

describe("a payload", () => {
  it("carries a message as a text, as messaging services want it", () => {
    expect(readAlert(JSON.parse(JSON.stringify(alertPayload(message("a")))))).toEqual(message("a"));
  });

  it.each([null, {}, { data: {} }, { data: { alert: "{" } }, { data: { alert: '{"kind":"x"}' } }])(
    "that is %j carries none",
    (payload) => {
      expect(readAlert(payload)).toBeNull();
    },
  );
});
