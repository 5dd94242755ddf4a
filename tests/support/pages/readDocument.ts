import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** A document as a browser reads it, before any script runs. */
export interface ReadDocument {
  title: string;
  /** What its meta elements say, by name or property. */
  meta: Readonly<Record<string, string>>;
  canonical: string | null;
  /** What its scripts of structured data say. */
  data: unknown[];
  /** Every element in its order, and how deep it stands: a text that has become markup shows here. */
  shape: string[];
}

/** Reads a document's bytes by the rules of HTML. */
export function readDocument(html: string): ReadDocument {
  const elements = [...elementsOf(parse(encoded(html)), 0)];
  const called = (name: string) =>
    elements.flatMap(({ element }) => (element.tagName === name ? [element] : []));
  const scripts = called("script").filter(
    (script) => attribute(script, "type") === "application/ld+json",
  );
  const canonical = called("link").find((link) => attribute(link, "rel") === "canonical");
  return {
    title: called("title").map(textOf).join("|"),
    meta: Object.fromEntries(
      called("meta").map((meta) => [
        attribute(meta, "name") ?? attribute(meta, "property") ?? "",
        attribute(meta, "content") ?? "",
      ]),
    ),
    canonical: canonical === undefined ? null : (attribute(canonical, "href") ?? null),
    data: scripts.map((script) => JSON.parse(textOf(script))),
    shape: elements.map(
      ({ element, depth }) =>
        `${String(depth)} ${element.tagName} ${element.attrs.map(({ name }) => name).join(" ")}`,
    ),
  };
}

/** As it comes out of UTF-8. */
const encoded = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

function* elementsOf(
  parent: Tree.ParentNode,
  depth: number,
): Generator<{ element: Tree.Element; depth: number }> {
  for (const node of parent.childNodes) {
    if (!("tagName" in node)) continue;
    yield { element: node, depth };
    yield* elementsOf(node, depth + 1);
  }
}

const attribute = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((each) => each.name === name)?.value;

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");
