import { existsSync, readdirSync, readFileSync } from "node:fs";
import { once } from "node:events";
import http2 from "node:http2";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { withDatabase } from "../../../../server/cli/withDatabase.ts";
import { createToken } from "../../../../server/import/incoming/tokens.ts";
import { message } from "../../../support/community/feedback.ts";
import { neutralMenu } from "../../../support/data/pushing.ts";
import { waitFor } from "../../../support/waiting/waitFor.ts";
import type { FollowedPage } from "./followedPage.ts";
import { visit, type Visit } from "./visit.ts";

const MB = 1024 * 1024;

/** What nginx does itself, between a visitor and the site. */
const OF_THE_WAY = new Set(["connection", "date", "keep-alive", "server", "transfer-encoding"]);

/** Tests of the site as visitors reach it: by TLS, through nginx with the page's settings. */
export function behindNginx({ root, ports, databaseUrl }: FollowedPage): void {
  const through = (address: string, more: Partial<Visit> = {}) =>
    visit(address, { port: ports.https, isSecure: true, ...more });
  const direct = (address: string, more: Partial<Visit> = {}) =>
    visit(address, { port: ports.site, isSecure: false, ...more });

  describe("has in front of it an nginx that", () => {
    it.each([
      ["/", "br"],
      ["/", "identity"],
      ["/dispensary-menus", "gzip"],
      ["/api/stores", "gzip, br"],
      ["/api/stores", "gzip"],
      ["/api/menus/real", "identity"],
      ["/manifest.webmanifest", "gzip"],
      ["/api/nothing", "br"],
    ])("passes on what the site answers to %s with %s, byte by byte", async (address, encoding) => {
      const headers = { "accept-encoding": encoding };
      const passed = await through(address, { headers });
      // A problem document names its request.
      const named = { "x-request-id": String(passed.headers["x-request-id"]) };
      const own = await direct(address, { headers: { ...headers, ...named } });
      const told = (all: object) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => !OF_THE_WAY.has(name)));
      expect(passed.status).toBe(own.status);
      expect(told(passed.headers)).toEqual(told(own.headers));
      expect(passed.body.equals(own.body)).toBe(true);
      expect(passed.headers["strict-transport-security"]).toContain("max-age=31536000");
    });

    it("lets a visitor who has an answer already be told so", async () => {
      const { etag = "" } = (await through("/api/stores")).headers;
      const again = await through("/api/stores", { headers: { "if-none-match": etag } });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    });

    it("names each request, whatever the visitor calls it, and the problem says so", async () => {
      const headers = { "x-request-id": "a-name-of-the-visitor" };
      const { headers: told, body } = await through("/api/nothing", { headers });
      expect(told["x-request-id"]).toMatch(/^[\da-f]{32}$/);
      expect(JSON.parse(body.toString())).toMatchObject({ requestId: told["x-request-id"] });
    });

    it("tells the site whose request it is, whatever the visitor says", async () => {
      const write = async (from: string, invented: string) => {
        const headers = { "content-type": "application/json", "x-forwarded-for": invented };
        const body = JSON.stringify(message());
        return (await through("/api/feedback", { method: "POST", headers, body, from })).status;
      };
      const first: number[] = [];
      for (let time = 1; time <= 6; time += 1)
        first.push(await write("127.0.0.2", `203.0.113.${String(time)}`));
      expect(first).toEqual([201, 201, 201, 201, 201, 429]);
      expect(await write("127.0.0.3", "203.0.113.1")).toBe(201);
    });

    it("sends whoever comes without TLS to the same address with it, and nobody else's", async () => {
      const { status, headers } = await visit("/dispensary-menus?q=a", {
        port: ports.http,
        isSecure: false,
      });
      expect([status, headers.location]).toEqual([308, "https://example.org/dispensary-menus?q=a"]);
    });

    it("speaks HTTP/2", async () => {
      const session = http2.connect(`https://127.0.0.1:${String(ports.https)}`, {
        servername: "example.org",
        rejectUnauthorized: false,
      });
      const request = session.request({ ":path": "/api/health", ":authority": "example.org" });
      const [headers]: unknown[] = await once(request, "response");
      session.destroy();
      expect(headers).toMatchObject({ ":status": 200 });
    });

    it("passes on a large menu while it comes in, and the site's own refusal of a larger one", async () => {
      const place = { dataDir: "", databaseUrl };
      const { secret } = await withDatabase(place, createToken, { store: "real", name: null });
      const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
      const menu = neutralMenu({ padding: 40 * MB });
      const incoming = path.join(root, "var/lib/occ/data/incoming");
      let hadBegun = false;
      async function* inParts() {
        yield menu.slice(0, MB);
        // Not before the end would it be there if nginx kept it first.
        await waitFor("the beginning", () => readdirSync(incoming).length > 0);
        hadBegun = true;
        yield menu.slice(MB);
      }
      const sent = { method: "POST", headers, body: inParts() };
      const { status, body } = await through("/api/import", sent);
      expect([status, hadBegun]).toEqual([200, true]);
      expect(JSON.parse(body.toString())).toMatchObject({ created: 1 });
      const length = { "content-length": String(51 * MB) };
      const larger = await through("/api/import", {
        method: "POST",
        headers: { ...headers, ...length },
      });
      expect([larger.status, larger.headers["content-type"]]).toEqual([
        413,
        "application/problem+json",
      ]);
    });

    it("keeps no log of visitors", () => {
      const log = path.join(root, "var/log/nginx/access.log");
      expect(existsSync(log) ? readFileSync(log, "utf8") : "").toBe("");
    });
  });
}
