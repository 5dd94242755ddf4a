import { Hono } from "hono";
import * as v from "valibot";
import { expect, it } from "vitest";
import { readBody } from "./input.ts";

const SettingsSchema = v.object({ name: v.optional(v.string()), muted: v.optional(v.boolean()) });
const app = new Hono().post("/", async (c) => {
  const body = await readBody(c, SettingsSchema);
  return body instanceof Response ? body : c.json(body);
});
const post = (body: string | Uint8Array<ArrayBuffer>) => app.request("/", { method: "POST", body });

it("a body is read as its schema says, and what that does not know is left out", async () => {
  const answer = await post('{"name":"Jo 🌿","more":1}');
  expect([answer.status, await answer.json()]).toEqual([200, { name: "Jo 🌿" }]);
});

it.each([
  ["nothing", ""],
  ["half a document", '{"name":'],
  ["a text", '"name"'],
  // An object without required members would take it.
  ["a list", "[]"],
  ["a list of the right thing", '[{"name":"Jo"}]'],
  ["a zero character", '{"name":"\\u0000"}'],
  ["half a sign", '{"name":"\\ud800"}'],
  ["bytes that are no UTF-8", Uint8Array.from([...Buffer.from('{"name":"J'), 0xff, 0x22, 0x7d])],
])("%s is refused", async (_, body) => {
  expect((await post(body)).status).toBe(400);
});
