import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { announce } from "../../../../server/community/announcements.ts";
import { withDatabase } from "../../../../server/cli/withDatabase.ts";
import { listen } from "../../../../server/web/connections/listen.ts";
import { waitFor } from "../../../support/waiting/waitFor.ts";
import type { FollowedPage } from "../running/followedPage.ts";
import { visit, type Visit } from "../running/visit.ts";
import { freePort, startSite, type Site } from "../../../support/server/site.ts";
import { fileOfPage, MANY_SERVERS_PAGE } from "../../../support/pages/manyServersPage.ts";
import { upstreamOf, withoutUpstream } from "./nginxInFront.ts";
import { readingAndWriting, visitors } from "./visitors.ts";

/** What every visitor gets alike. */
const PUBLIC = [
  "/api/statistics",
  "/api/announcements",
  "/api/stores",
  "/api/menus",
  "/api/menus/real",
  "/api/deals",
  "/api/search",
  "/api/events",
  "/api/trends",
  "/api/contests",
  "/api/highlights",
  "/events",
  "/sitemap.xml",
  "/manifest.webmanifest",
];

/** Tests of docs/many-servers.md: two processes more on the database of docs/running.md, and nginx in front of them. */
export function severalProcesses({ root, ports, databaseUrl, type }: FollowedPage): void {
  describe("with the nginx of docs/many-servers.md in front of several processes", () => {
    const sites: Site[] = [];
    const sitePorts: number[] = [];
    const start = async (port: number) =>
      await startSite(path.join(root, "var/lib/occ/data"), {
        DATABASE_URL: databaseUrl,
        SITE_ORIGIN: "https://example.org",
        TRUSTED_PROXIES: "1",
        IMPORT_FOLDER: "",
        PORT: String(port),
      });
    const portOf = (site: number) => sitePorts[site] ?? 0;
    const stopOne = (site: number) => sites[site]?.stop();

    beforeAll(async () => {
      sitePorts.push(await freePort(), await freePort());
      sites.push(...(await Promise.all(sitePorts.map(start))));
      const ofSite = path.join(root, "etc/nginx/sites-available/occ");
      const assets = path.join(root, "etc/nginx/snippets/occ-assets.conf");
      writeFileSync(assets, fileOfPage("/etc/nginx/snippets/occ-assets.conf"));
      const [before, after] = ["    location / { proxy_pass", `    include ${assets};\n`];
      const text = withoutUpstream(readFileSync(ofSite, "utf8"));
      writeFileSync(ofSite, text.replace(before, after + before));
      passOnTo(sitePorts);
    });
    const passOnTo = (upstreams: readonly number[]) => {
      writeFileSync(path.join(root, "etc/nginx/conf.d/occ-many.conf"), upstreamOf(upstreams));
      type("nginx -t && nginx -s reload");
    };
    afterAll(async () => {
      await Promise.all(sites.map((site) => site.stop()));
    });

    const through = (address: string, more: Partial<Visit> = {}) =>
      visit(address, { port: ports.https, isSecure: true, ...more });
    const direct = (address: string, more: Partial<Visit> = {}) =>
      visit(address, { port: portOf(0), isSecure: false, ...more });
    const tagsOf = async (site: number, addresses = PUBLIC) =>
      await Promise.all(
        addresses.map(async (address) => {
          const headers = { "accept-encoding": "br" };
          const answer = await visit(address, { port: portOf(site), isSecure: false, headers });
          return [address, answer.status, answer.headers.etag, answer.body.toString("base64")];
        }),
      );

    it("each gives every public answer byte by byte the same", async () => {
      expect(await tagsOf(0)).toEqual(await tagsOf(1));
    });

    it("each shows within two seconds what another process has changed", async () => {
      const before = await tagsOf(0, ["/api/announcements"]);
      const place = { dataDir: "", databaseUrl };
      await withDatabase(place, announce, { text: "To all" });
      const committed = performance.now();
      let longestLookMs = 0;
      for (const site of [0, 1]) {
        await waitFor("the change", async () => {
          const looked = performance.now();
          const [, , tag] = (await tagsOf(site, ["/api/announcements"]))[0] ?? [];
          longestLookMs = Math.max(longestLookMs, performance.now() - looked);
          return tag !== before[0]?.[2];
        });
      }
      // On a machine that has other things to do every look takes longer.
      expect(performance.now() - committed).toBeLessThan(3_000 + 10 * longestLookMs);
      expect(await tagsOf(0)).toEqual(await tagsOf(1));
    });

    it.each([
      ["/", "no-cache"],
      ["/firebase-messaging-sw.js", "no-cache"],
      ["/manifest.webmanifest", "no-cache"],
      ["/api/statistics", "public, max-age=0, s-maxage=60, stale-while-revalidate=60"],
      ["/api/menus/real", "public, max-age=0, s-maxage=60, stale-while-revalidate=60"],
      ["/api/health", "no-store"],
      ["/api/wishlist", "no-store"],
      ["/api/nothing", "no-store"],
    ])("tell a CDN about %s what the page says: %s", async (address, kept) => {
      expect((await through(address)).headers["cache-control"]).toBe(kept);
      expect(MANY_SERVERS_PAGE).toContain(`\`${kept}\``);
    });

    const addresses = Array.from({ length: 8 }, (_, index) => `127.0.9.${String(index + 1)}`);
    const { wanted, writes } = readingAndWriting(["/api/stores", "/", "/api/stores"]);

    it("no request fails while one ends and comes back", async () => {
      const load = visitors(addresses, through, wanted);
      await stopOne(0);
      sites[0] = await start(portOf(0));
      const { asked, failures } = await load.stop();
      expect(asked).toBeGreaterThan(50);
      expect([...failures.values()].flat()).toEqual([]);
    });

    it("no reader notices when one is killed, and no writer more than once", async () => {
      const load = visitors(addresses, through, wanted);
      const enough = writes() + 20;
      await sites[1]?.kill();
      await waitFor("some more visits", () => writes() > enough);
      const { failures } = await load.stop();
      expect([...failures.values()].flat().filter((words) => words.startsWith("GET"))).toEqual([]);
      for (const each of failures.values()) expect(each.length).toBeLessThanOrEqual(1);
    });

    it("a file that only the other release has is had from there, and kept for ever", async () => {
      let asked = 0;
      const otherRelease = createServer((_, response) => {
        asked += 1;
        response.writeHead(404).end();
      });
      const { url, close } = await listen(otherRelease, "127.0.0.1", 0);
      onTestFinished(close);
      passOnTo([portOf(0), Number(new URL(url).port)]);
      const home = (await direct("/")).body.toString();
      const [, asset = ""] = / src="(\/assets\/[\w.-]+\.js)"/.exec(home) ?? [];
      await waitFor("the other release to be asked", async () => {
        for (const from of addresses) {
          const { status, headers } = await through(asset, { from });
          expect([status, headers["cache-control"]]).toEqual([
            200,
            "public, max-age=31536000, immutable",
          ]);
        }
        return asked > 0;
      });
    });
  });
}
