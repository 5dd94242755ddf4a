import type { Plugin } from "vite";

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/;
const CREATE_ICON = new URL("../../src/design/icon/createIcon.ts", import.meta.url).pathname;

/** Icons of the built page: lucide-react's shapes in a component without what is not used of its own. */
export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: lightIcon(code, CREATE_ICON), map: null }),
    },
  };
}

/**
 * The module of an icon with nothing but its shapes: no name, no size (all are 24), and no random
 * letters to tell the shapes apart, which React needs only where their number changes.
 *
 * @param code of one icon, as lucide-react delivers it; a second name of another icon stays as it is
 * @param createIcon the module that makes a component of the shapes
 * @throws Error when lucide-react delivers something else
 */
export function lightIcon(code: string, createIcon: string): string {
  if (/^export \{ default \} from/m.test(code)) return code;
  const shapes = /size: 24,\s+node: (\[[^]*?\])(?:,\s+aliases: \[[^\]]*\])?\n\};/.exec(code)?.[1];
  if (shapes === undefined) throw new Error("An icon of lucide-react has another form.");
  return [
    `import { createIcon } from ${JSON.stringify(createIcon)};`,
    `export default /* @__PURE__ */ createIcon(${shapes.replaceAll(/,\s*key: "\w+"/g, "")});`,
  ].join("\n");
}
