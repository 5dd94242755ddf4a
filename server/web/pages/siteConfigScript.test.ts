import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { NO_LINKS, type SiteConfig } from "#domain/site/siteConfig.ts";
import type { Dist, StaticFile } from "./dist.ts";
import { siteConfigScript, withSiteConfig } from "./siteConfigScript.ts";

const CONFIG: SiteConfig = {
  identity: { kind: "embedded" },
  authSyncUrl: "/a?</script>\u2028'\"\\",
  links: NO_LINKS,
  alerts: { transport: "webpush", publicKey: "BKey" },
};

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const file = (content: string, encoded: StaticFile["encoded"] = {}): StaticFile => ({
  type: "text/javascript",
  hash: "old",
  plain: bytes(content),
  encoded,
});

function distWith(worker: StaticFile): Dist {
  const indexHtml = file("<p>");
  const files = new Map([
    ["/index.html", indexHtml],
    ["/firebase-messaging-sw.js", worker],
  ]);
  return { files, indexHtml };
}

it("the worker knows the site's configuration before its first line runs", () => {
  const self: Record<string, unknown> = {};
  runInNewContext(`${siteConfigScript(CONFIG)}\nself.seen = self.SITE_CONFIG;`, { self });
  expect(JSON.parse(JSON.stringify(self["seen"]))).toEqual(CONFIG);
  expect(siteConfigScript(CONFIG)).not.toMatch(/[<\u2028]/);
});

it("the worker is one file in all its forms, and a new one when the configuration changes", () => {
  const dist = distWith(file("run();", { br: bytes("x"), gzip: bytes("y") }));
  const made = withSiteConfig(dist, CONFIG).files.get("/firebase-messaging-sw.js");
  const text = `${siteConfigScript(CONFIG)}\nrun();`;
  expect(Buffer.from(made?.plain ?? []).toString()).toBe(text);
  expect(brotliDecompressSync(made?.encoded.br ?? bytes("")).toString()).toBe(text);
  expect(gunzipSync(made?.encoded.gzip ?? bytes("")).toString()).toBe(text);
  const other = withSiteConfig(dist, { ...CONFIG, authSyncUrl: null });
  expect(other.files.get("/firebase-messaging-sw.js")?.hash).not.toBe(made?.hash);
});

it("a form that the build did not keep is not made", () => {
  const made = withSiteConfig(distWith(file("run();")), CONFIG);
  expect(made.files.get("/firebase-messaging-sw.js")?.encoded).toEqual({});
});
