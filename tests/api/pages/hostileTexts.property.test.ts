import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { documentTitle } from "#domain/site/site.ts";
import { communityEvent } from "../../support/community/events.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import { readDocument } from "../../support/pages/readDocument.ts";
import { createDocument } from "../../../server/web/pages/document.ts";
import { eventHead } from "../../../server/community/events/eventPage.ts";
import { productHead } from "../../../server/catalogue/productPage.ts";
import { storeHead } from "../../../server/catalogue/stores/storePage.ts";
import type { PageHead } from "../../../server/web/pages/pageHead.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const ORIGIN = "https://site.test";
const SHELL = readFileSync(new URL("../../../index.html", import.meta.url), "utf8");
/** Together 6,000, each with several texts. */
const RUNS = 1_500;

/** Whatever has once ended an element, an attribute, a comment or a string too early. */
const BREAKERS = [
  "</script>",
  "</script><img src=x onerror=alert(1)>",
  "</SCRIPT\n>",
  "<script>",
  "</script ",
  "</script/",
  "<!--<script ",
  "<!--",
  "-->",
  "--!>",
  "<![CDATA[",
  "]]>",
  "</title>",
  "</title ",
  "</head><body>",
  "</div>",
  "<svg onload=alert(1)>",
  '"',
  "'",
  "`",
  "\\",
  '">',
  "' onfocus=alert(1) autofocus='",
  "&quot;",
  "&lt;script&gt;",
  "&#x3c;",
  "&",
  "${x}",
  "$&",
  "$'",
  "%3Cscript%3E",
  "javascript:alert(1)",
  "\u2028",
  "\u2029",
  "\r",
  "\n",
  "\t",
  "\0",
  "\ud800",
  "\udc00",
  "\u202e",
  "\ufeff",
  "\uffff",
];
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...BREAKERS),
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.string({ unit: "grapheme", maxLength: 12 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(""));

const render = createDocument(SHELL);
const read = (head: PageHead) => readDocument(render?.({ head, view: null }, ORIGIN) ?? "");

/** A name as browsers show it in a tab: without line breaks and zeros, in whole characters. */
const shown = (name: string) =>
  name
    .replaceAll("\0", "")
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

const shapes = new Map<PageHead, unknown>();
/** Of a document with plain words, which is read once for all that is compared with it. */
function shapeOf(plain: PageHead): unknown {
  if (!shapes.has(plain)) shapes.set(plain, read(plain).shape);
  return shapes.get(plain);
}

/** The document has the elements that it has with plain words, and says in them what it was told. */
function expectInPlace(head: PageHead, plain: PageHead): void {
  const { shape, title, data, canonical, meta } = read(head);
  expect(shape).toEqual(shapeOf(plain));
  expect(title).toBe(shown(head.title));
  expect(data).toEqual(head.data === null ? [] : [JSON.parse(JSON.stringify(head.data))]);
  expect(canonical).toBe(ORIGIN + (plain.address ?? ""));
  expect(meta["description"]).toBe(meta["og:description"]);
}

it("a store's texts stay texts", () => {
  const plain = storeHead(storeProfile({ website: "https://a.test/", phone: "1" }), ORIGIN);
  fc.assert(
    fc.property(text, text, text, text, (name, city, street, phone) => {
      const store = storeProfile({ name, city, street, phone, website: "https://a.test/" });
      expectInPlace(storeHead(store, ORIGIN), plain);
    }),
    { numRuns: RUNS },
  );
});

it("a product's and its store's texts stay texts", () => {
  const headOf = (name: string, brand: string, storeName: string, sizeLabel: string) => {
    const made = offer({ sizeLabel, netMg: null });
    const label = { sourceUrl: null, batch: null, labUrl: null, testedOn: null, packagedOn: null };
    const store = { ...made.store, name: storeName };
    const offers = [{ ...made, ...label, store, past: null, history: [] }];
    return productHead({ product: product({ name, brand }), offers }, ORIGIN, NOW);
  };
  const plain = headOf("Blue Dream", "Ninefold", "Bliss", "one");
  fc.assert(
    fc.property(text, text, text, text, (name, brand, storeName, size) => {
      const head = headOf(name, brand, storeName, size);
      expectInPlace(head, plain);
      expect(head.title).toBe(documentTitle(name));
    }),
    { numRuns: RUNS },
  );
});

it("an event's texts stay texts", () => {
  const event = communityEvent({ summary: "Blankets.", status: "cancelled", statusNote: "Rain." });
  const plain = eventHead(event, ORIGIN);
  fc.assert(
    fc.property(text, text, text, text, (title, summary, place, statusNote) => {
      expectInPlace(eventHead({ ...event, title, summary, place, statusNote }, ORIGIN), plain);
    }),
    { numRuns: RUNS },
  );
});

it("so does whatever else a head may say, an announcement's words among it", () => {
  const head = (title: string, heading: string, description: string): PageHead => ({
    title,
    heading,
    description,
    address: "/",
    data: null,
  });
  fc.assert(
    fc.property(text, text, text, (title, heading, description) => {
      expectInPlace(head(title, heading, description), head("a", "b", "c"));
    }),
    { numRuns: RUNS },
  );
});
