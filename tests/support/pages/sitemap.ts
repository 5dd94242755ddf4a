import { XMLParser, XMLValidator } from "fast-xml-parser";
import * as v from "valibot";

const XMLNS = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The longest address, and the most addresses, that the protocol (sitemaps.org, 0.9) allows. */
const address = v.pipe(v.string(), v.url(), v.maxLength(2_047));
const MOST = 50_000;

const Head = v.strictObject({ version: v.literal("1.0"), encoding: v.literal("UTF-8") });

/** The protocol's schemas, as its XSD has them: these elements in these places, and no others. */
const SitemapSchema = v.strictObject({
  "?xml": Head,
  urlset: v.strictObject({
    xmlns: v.literal(XMLNS),
    url: v.pipe(
      v.array(
        v.strictObject({ loc: address, lastmod: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
      ),
      v.maxLength(MOST),
    ),
  }),
});
const SitemapIndexSchema = v.strictObject({
  "?xml": Head,
  sitemapindex: v.strictObject({
    xmlns: v.literal(XMLNS),
    sitemap: v.pipe(v.array(v.strictObject({ loc: address })), v.maxLength(MOST)),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  isArray: (name) => name === "url" || name === "sitemap",
});

function parsed(xml: string): unknown {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(valid.err.msg);
  return parser.parse(xml);
}

/** The addresses of a sitemap and when each has changed. @throws when it is none by the protocol */
export const readUrls = (xml: string) => v.parse(SitemapSchema, parsed(xml)).urlset.url;

/** The addresses of the files of an index. @throws when it is none by the protocol */
export const readIndex = (xml: string) =>
  v.parse(SitemapIndexSchema, parsed(xml)).sitemapindex.sitemap.map(({ loc }) => loc);
