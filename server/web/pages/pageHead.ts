import type { EventLeaf, ProductLeaf, StoreLeaf, WithContext } from "schema-dts";
import { SITE } from "#domain/site/site.ts";
import { escapeText, jsonInScript } from "./escape.ts";
import { oneLine, previewText } from "./oneLine.ts";

/** Structured data in the words of schema.org. */
export type StructuredData = WithContext<StoreLeaf | ProductLeaf | EventLeaf>;

/** What a document says of itself to those who do not run it. */
export interface PageHead {
  /** In the tab: what the page itself sets afterwards. */
  title: string;
  /** What it is about, as previews have it beside the site's name. */
  heading: string;
  description: string;
  /** Path and query of the one address it is known by; `null` asks search engines to leave it out. */
  address: string | null;
  data: StructuredData | null;
}

/** Longest heading and description that previews show, in characters; the rest is cut off. */
const MOST = { heading: 110, description: 300 } as const;

/** The picture of every preview: the app's icon. */
const IMAGE = { path: "/icons/icon-512.png", pixels: "512" } as const;

export const writeTitle = ({ title }: PageHead): string =>
  `<title>${escapeText(oneLine(title))}</title>`;

export const writeDescription = ({ description }: PageHead): string =>
  meta("name", "description", previewText(description, MOST.description));

/**
 * The rest of the head: the address or that there is none, Open Graph, which Twitter's cards fall
 * back to, and structured data.
 *
 * @param origin under which the site is reached
 */
export function writePreview(head: PageHead, origin: string): string {
  const { address, data } = head;
  const url = address === null ? null : origin + address;
  return [
    url === null
      ? meta("name", "robots", "noindex")
      : `<link rel="canonical" href="${escapeText(url)}">`,
    meta("property", "og:site_name", SITE.community),
    meta("property", "og:locale", SITE.locale.replace("-", "_")),
    meta("property", "og:type", "website"),
    meta("property", "og:title", previewText(head.heading, MOST.heading)),
    meta("property", "og:description", previewText(head.description, MOST.description)),
    ...(url === null ? [] : [meta("property", "og:url", url)]),
    meta("property", "og:image", origin + IMAGE.path),
    meta("property", "og:image:width", IMAGE.pixels),
    meta("property", "og:image:height", IMAGE.pixels),
    meta("property", "og:image:alt", SITE.community),
    meta("name", "twitter:card", "summary"),
    ...(data === null ? [] : [`<script type="application/ld+json">${jsonInScript(data)}</script>`]),
  ].join("");
}

const meta = (kind: "name" | "property", name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeText(content)}">`;
