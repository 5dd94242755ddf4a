import type { EventLeaf, ProductLeaf, StoreLeaf, WithContext } from "schema-dts";
import { SITE } from "#domain/site/site.ts";
import { graphemes } from "#domain/text/graphemes.ts";
import { storableText } from "#domain/text/storable.ts";

/** Structured data in the words of schema.org. */
type StructuredData = WithContext<StoreLeaf | ProductLeaf | EventLeaf>;

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

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as HTML and XML have it between tags and in quoted attributes. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/**
 * A value as JSON that may stand in a script, be it inside an HTML document or in a file of its
 * own: nothing in it ends the element or a line.
 */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeUnit);

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Addresses of what has no screen of its own but a parameter that says which one is meant. */

/** @param slug of a store */
export const storePath = (slug: string) => `/dispensary-menus?store=${encodeURIComponent(slug)}`;

/** @param slug of an event */
export const eventPath = (slug: string) => `/events?event=${encodeURIComponent(slug)}`;

/** @param slug of a terpene */
export const terpenePath = (slug: string) => `/terpenes/${encodeURIComponent(slug)}`;

/** A text as a browser shows it in a tab: in one line, of whole characters. */
const oneLine = (text: string): string =>
  storableText(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** Marks that turn the direction of what follows them, beyond the name that they stand in. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** No character that anybody types has more units; what is cut off need not be counted. */
const MOST_UNITS = 40;

/**
 * A text as previews can show it: in one line, turning nothing around it, and not longer than they
 * show.
 *
 * @param most characters as a reader counts them
 */
function previewText(text: string, most: number): string {
  const plain = oneLine(text.replace(TURNS, ""));
  if (plain.length <= most) return plain;
  const part = plain.slice(0, most * MOST_UNITS);
  const characters = graphemes(part);
  if (characters.length <= most && part === plain) return plain;
  return `${characters.slice(0, Math.min(most, characters.length) - 1).join("")}…`;
}
