import * as v from "valibot";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { CallOutcome } from "#domain/api/weakSignal.ts";
import { getJson, onCall } from "./apiClient.ts";
import { askEarly } from "./earlyAnswer.ts";

const Schema = v.object({ name: v.string() });
const answer = (body: string, init?: ResponseInit) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, init)));

afterEach(() => vi.unstubAllGlobals());

describe("getJson", () => {
  it("answers what the schema knows and leaves out the rest", async () => {
    answer('{"name":"Gelato","more":1}');
    await expect(getJson("/api/x", Schema)).resolves.toEqual({ name: "Gelato" });
  });

  it.each([
    ["HTML", "<!doctype html>"],
    ["half a document", '{"name":'],
    ["another shape", '{"name":7}'],
    ["nothing", ""],
  ])("refuses %s as unreadable", async (_, body) => {
    answer(body);
    await expect(getJson("/api/x", Schema)).rejects.toMatchObject({ reason: "unreadable" });
  });

  it.each([199 + 101, 404, 500])("counts status %i as refused", async (status) => {
    answer("", { status });
    await expect(getJson("/api/x", Schema)).rejects.toMatchObject({ reason: "refused", status });
  });

  it("keeps the name of a request that was refused", async () => {
    answer("", { status: 500, headers: { "x-request-id": "0a1b2c3d4e5f6071" } });
    await expect(getJson("/api/x", Schema)).rejects.toMatchObject({
      requestId: "0a1b2c3d4e5f6071",
    });
  });

  it("calls a missing connection unreachable", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(getJson("/api/x", Schema)).rejects.toMatchObject({ reason: "unreachable" });
  });

  it("says after two seconds that nothing is heard, and takes it back when something is", async () => {
    vi.useFakeTimers();
    const heard: CallOutcome[] = [];
    onCall((outcome) => void heard.push(outcome));
    onTestFinished(() => {
      vi.useRealTimers();
      onCall(() => undefined);
    });
    let resolve: (answer: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise<Response>((answered) => (resolve = answered)));
    const read = getJson("/api/x", Schema);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(["silent"]);
    resolve(Response.json({ name: "Gelato" }));
    await read;
    expect(heard).toEqual(["silent", "answered"]);
  });

  it("takes over an answer asked for early, and only once", async () => {
    let asked = 0;
    vi.stubGlobal("fetch", () => {
      asked += 1;
      return Promise.resolve(new Response(`{"name":"${asked}"}`));
    });
    askEarly("/api/x");
    await expect(getJson("/api/x", Schema)).resolves.toEqual({ name: "1" });
    expect(asked).toBe(1);
    await expect(getJson("/api/x", Schema)).resolves.toEqual({ name: "2" });
  });
});
