import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALIASES, SCREENS } from "#domain/site/routes.ts";
import { securityHeaders, inlineHashes } from "../../../server/web/headers.ts";
import { compressFolder } from "../../../server/build/compress.ts";
import { loadDist } from "../../../server/web/pages/dist.ts";
import { serveDist } from "../../../server/web/pages/serveDist.ts";

const SCRIPT = "document.body.classList.add('dark')";
const STYLE = "body{margin:0}";
const HTML = `<!doctype html><style>${STYLE}</style><script>${SCRIPT}</script>
<script type="module" src="/assets/main-1.js"></script><p>Home</p>`.padEnd(2_000);
const MAIN = "export const words = 'again and again';".repeat(50);

let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "occ-dist-"));
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, "..", "occ-secret.txt"), "secret");
  await writeFile(path.join(folder, "index.html"), HTML);
  await writeFile(path.join(folder, ".build-hash"), "hash");
  await writeFile(path.join(folder, "manifest.webmanifest"), "{}");
  await writeFile(path.join(folder, "firebase-messaging-sw.js"), "self.skipWaiting();");
  await writeFile(path.join(folder, "assets/main-1.js"), MAIN);
  await compressFolder(folder);
  app = new Hono();
  app.use(securityHeaders(inlineHashes(HTML), true));
  app.all("*", serveDist(await loadDist(folder)));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(path.join(folder, "..", "occ-secret.txt"));
});

const ask = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(url, { headers, method });

describe("the page", () => {
  it.each(["/", "/home", "/deals", "/Reservation", "/product/ab1.2", "/genetics/og-kush/"])(
    "answers the known path %s with the shell",
    async (url) => {
      const response = await ask(url);
      expect([response.status, await response.text()]).toEqual([200, HTML]);
      expect(response.headers.get("content-type")).toMatch(/^text\/html/);
      expect(response.headers.get("cache-control")).toBe("no-cache");
    },
  );

  it("answers every screen's own path, and every alias", async () => {
    for (const screen of [...Object.keys(SCREENS), ...Object.keys(ALIASES)])
      expect((await ask(screen.replace(/\$\w+/, "unheard-of"))).status, screen).toBe(200);
  });

  it.each(["/nowhere/at/all", "/terpene"])(
    "answers the unknown path %s with the shell, as not found",
    async (url) => {
      const response = await ask(url);
      expect([response.status, await response.text()]).toEqual([404, HTML]);
    },
  );

  it.each(["/assets/gone-2.js", "/assets/gone", "/picture.png", "/index.html/x.js"])(
    "never answers the missing file %s with HTML",
    async (url) => {
      const response = await ask(url);
      expect([response.status, await response.text()]).toEqual([404, "Not found"]);
    },
  );

  it("cannot be written to", async () => {
    const response = await ask("/", {}, "POST");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("files", () => {
  it("with a hash in their name are kept for ever, others are asked for again", async () => {
    const cache = async (url: string) => (await ask(url)).headers.get("cache-control");
    expect(await cache("/assets/main-1.js")).toBe("public, max-age=31536000, immutable");
    expect(await cache("/firebase-messaging-sw.js")).toBe("no-cache");
    expect(await cache("/manifest.webmanifest")).toBe("no-cache");
  });

  it.each([
    ["br", "gzip, br", brotliDecompressSync],
    ["gzip", "gzip, br;q=0", gunzipSync],
  ] as const)("come as %s to who accepts %s", async (encoding, accepted, decode) => {
    const response = await ask("/assets/main-1.js", { "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(decode(await response.arrayBuffer()).toString()).toBe(MAIN);
  });

  it("come plain where compressing gains nothing", async () => {
    const response = await ask("/manifest.webmanifest", { "accept-encoding": "br, gzip" });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-type")).toBe("application/manifest+json");
  });

  it("answer 304 to their own tag, which differs by encoding", async () => {
    const plain = (await ask("/")).headers.get("etag") ?? "";
    const packed = (await ask("/", { "accept-encoding": "br" })).headers.get("etag") ?? "";
    expect(plain).not.toBe(packed);
    expect((await ask("/", { "if-none-match": plain })).status).toBe(304);
    expect((await ask("/", { "if-none-match": packed })).status).toBe(200);
  });

  it("answer HEAD with their length and no body", async () => {
    const response = await ask("/assets/main-1.js", {}, "HEAD");
    expect(response.headers.get("content-length")).toBe(String(MAIN.length));
    expect(await response.text()).toBe("");
  });

  it.each([
    "/../occ-secret.txt",
    "/..%2focc-secret.txt",
    "/%2e%2e/occ-secret.txt",
    "/assets/..%5c..%5cocc-secret.txt",
    "//occ-secret.txt",
    "/.build-hash",
    "/assets/main-1.js.br",
  ])("outside the page stay there: %s", async (url) => {
    const response = await ask(url);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("secret");
  });
});

describe("the security headers", () => {
  const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

  it("run only the inline code that was built, by its hash", async () => {
    const policy = (await ask("/")).headers.get("content-security-policy") ?? "";
    const directives = policy.split("; ");
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain(`script-src 'self' ${sha(SCRIPT)}`);
    expect(directives).toContain(`style-src 'self' ${sha(STYLE)}`);
    expect(directives).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
  });

  it.each(["/", "/assets/main-1.js", "/nowhere"])("are on %s", async (url) => {
    const { headers } = await ask(url);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toMatch(/^geolocation=\(self\), .*camera=\(\)/);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });
});
