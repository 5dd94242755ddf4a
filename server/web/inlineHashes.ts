import { createHash } from "node:crypto";

/** Content-Security-Policy sources for the inline elements of a page. */
export interface InlineHashes {
  script: string[];
  style: string[];
}

/**
 * Hashes what stands between the tags of every inline `<script>` and `<style>`.
 * The page is our own build's, so the tags are the plain ones that it writes.
 */
export function inlineHashes(html: string): InlineHashes {
  return {
    script: [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(hash),
    style: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(hash),
  };
}

function hash(match: RegExpMatchArray): string {
  const content = match[1] ?? "";
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
