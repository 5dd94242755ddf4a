import type { TLSSocket } from "node:tls";
import type { Mailbox, Mailboxes, PushedMessage, Subscription } from "../mailboxes.ts";
import { readFields, readVarint, writeFields, writeVarint } from "./protobuf.ts";

/** What a subscription of Chromium is known by: fields of its registration. */
export interface GcmApp extends Subscription {
  app: string;
  subtype: string;
}

const VERSION = 41;
const TAG = { ping: 0, pingAnswer: 1, login: 2, loginAnswer: 3, close: 4, data: 8 } as const;
/** Fields of the login: the profile's number, and messages it has from connections before. */
const LOGIN_USER = 3;
const LOGIN_RECEIVED = 10;

/**
 * Speaks the Mobile Connection Server's protocol, by which Chromium gets its push messages, over
 * one TLS connection. A message counts as had when a later login says so: until then it is sent
 * again, as the real one does, because Chromium may connect anew around a registration.
 *
 * @see https://chromium.googlesource.com/chromium/src/+/main/google_apis/gcm/protocol/mcs.proto
 */
export function serveMcs(socket: TLSSocket, mailboxes: Mailboxes<GcmApp>): void {
  let user: string | null = null;
  let unread = Buffer.alloc(0);
  let hasVersion = false;

  const say = (tag: number, fields: Parameters<typeof writeFields>[0]) => {
    const body = writeFields(fields);
    socket.write(Buffer.concat([Buffer.from([tag]), writeVarint(BigInt(body.length)), body]));
  };
  const deliver = (mailbox: Mailbox<GcmApp>, message: PushedMessage) =>
    say(TAG.data, dataMessage(mailbox.details, message));

  const hear = (tag: number, body: Buffer) => {
    if (tag === TAG.ping) return say(TAG.pingAnswer, []);
    if (tag === TAG.close) return socket.end();
    if (tag !== TAG.login) return;
    const fields = readFields(body);
    const texts = (number: number) =>
      fields.filter(([each]) => each === number).map(([, value]) => value.toString());
    user = texts(LOGIN_USER)[0] ?? "";
    socket.write(Buffer.from([VERSION]));
    say(TAG.loginAnswer, [[1, texts(1)[0] ?? ""]]);
    mailboxes.acknowledge(user, new Set(texts(LOGIN_RECEIVED)));
    mailboxes.connect(user, deliver);
  };

  socket.on("data", (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    if (!hasVersion && unread.length > 0) {
      hasVersion = true;
      unread = unread.subarray(1);
    }
    for (let frame = readFrame(unread); frame !== null; frame = readFrame(unread)) {
      unread = frame.rest;
      hear(frame.tag, frame.body);
    }
  });
  // A browser that is killed resets its connection.
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    if (user !== null) mailboxes.disconnect(user, deliver);
  });
}

function dataMessage(to: GcmApp, message: PushedMessage): Parameters<typeof writeFields>[0] {
  const pair = (key: string, value: string) =>
    writeFields([
      [1, key],
      [2, value],
    ]);
  return [
    [3, to.key],
    [5, to.app],
    [7, pair("subtype", to.subtype)],
    [7, pair("content-encoding", message.encoding)],
    [9, message.id],
    [17, message.ttl],
    [18, Date.now()],
    [21, message.body],
  ];
}

/** The first whole frame: a tag, its length and that many bytes. */
function readFrame(bytes: Buffer): { tag: number; body: Buffer; rest: Buffer<ArrayBuffer> } | null {
  const length = readVarint(bytes, 1);
  if (length === null) return null;
  const end = length.end + Number(length.value);
  if (bytes.length < end) return null;
  return {
    tag: bytes.readUInt8(0),
    body: bytes.subarray(length.end, end),
    rest: Buffer.from(bytes.subarray(end)),
  };
}
