import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as v from "valibot";
import type { Plugin } from "vite";

const PREFIX = "~icons/";
const CREATE_ICON = new URL("../../src/design/words/createIcon.ts", import.meta.url).pathname;

const Drawings = v.object({
  icons: v.record(v.string(), v.object({ body: v.string() })),
  aliases: v.record(v.string(), v.object({ parent: v.string() })),
});

/** Lucide's icons, as the set keeps them: a text of SVG for each name. */
type Drawings = v.InferOutput<typeof Drawings>;

/** `import Printer from "~icons/printer"` is Lucide's drawing of that name in a component of our own. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url).resolve("@iconify-json/lucide/icons.json");
  const drawings = v.parse(Drawings, JSON.parse(readFileSync(set, "utf8")));
  return {
    name: "icons",
    enforce: "pre",
    resolveId: {
      filter: { id: /^~icons\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0~icons\// },
      handler: (id) => iconModule(id.slice(PREFIX.length + 1), drawings),
    },
  };
}

/**
 * The module of an icon: its shapes, without what all icons share.
 *
 * @param name as on https://lucide.dev/icons
 * @throws Error when the set has no such icon, or draws it in a way that `createIcon` does not know
 */
export function iconModule(name: string, { icons: drawn, aliases }: Drawings): string {
  const body = (drawn[name] ?? drawn[aliases[name]?.parent ?? ""])?.body;
  if (body === undefined) throw new Error(`Lucide has no icon "${name}".`);
  return [
    `import { createIcon } from ${JSON.stringify(CREATE_ICON)};`,
    `export default /* @__PURE__ */ createIcon(${JSON.stringify(shapesOf(body, name))});`,
  ].join("\n");
}

/** What `createIcon` says of the icon as a whole. */
const SHARED =
  / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap="round"|linejoin="round"|width="2"))/g;

const SHAPE = /<(\w+)((?: [a-z]+\d?="[^"]*")+)\/>/g;

/** Tag and attributes of each shape, as `createIcon` takes them. */
function shapesOf(body: string, name: string) {
  const shapes = body.replaceAll(SHARED, "").replaceAll(/<\/?g>/g, "");
  if (shapes.replaceAll(SHAPE, "") !== "")
    throw new Error(`Lucide draws "${name}" in a way that createIcon does not know.`);
  return Array.from(shapes.matchAll(SHAPE), ([, tag, attributes = ""]) => [
    tag,
    Object.fromEntries(
      Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, key, value]) => [key, value]),
    ),
  ]);
}
