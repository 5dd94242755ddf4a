import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { SiteConfig } from "#domain/site/siteConfig.ts";
import { jsonInScript } from "./pageHead.ts";
import { hashOf, type Dist, type StaticFile } from "./dist.ts";

const WORKER = "/firebase-messaging-sw.js";

/**
 * The line that tells the worker of the site. A worker must register its listeners in its first
 * run, so that it cannot wait for `GET /api/config`, and it may be started without a connection.
 */
export function siteConfigScript(config: SiteConfig): string {
  return `self.SITE_CONFIG=${jsonInScript(config)};`;
}

/** The page with that line in front of its worker; a page without a worker is the same as before. */
export function withSiteConfig(dist: Dist, config: SiteConfig): Dist {
  const worker = dist.files.get(WORKER);
  if (worker === undefined) return dist;
  const source = `${siteConfigScript(config)}\n${new TextDecoder().decode(worker.plain)}`;
  const files = new Map(dist.files).set(WORKER, replaced(worker, Buffer.from(source)));
  return { ...dist, files };
}

/** A file with another content, in the same forms. It happens once, at the start. */
function replaced(file: StaticFile, content: Buffer): StaticFile {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const encoded: StaticFile["encoded"] = {};
  if (file.encoded.br) encoded.br = new Uint8Array(brotliCompressSync(content, { params }));
  if (file.encoded.gzip) {
    encoded.gzip = new Uint8Array(gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
  const plain = new Uint8Array(content);
  return { ...file, hash: hashOf(plain), plain, encoded };
}
