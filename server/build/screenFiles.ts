import * as v from "valibot";
import { namesOf } from "#domain/mapNames.ts";
import { SCREENS } from "#domain/site/routes.ts";
import type { ScreenFiles } from "../web/pages/views.ts";

/** What Vite's manifest says of a file; keys and imports are its names for them. */
const ManifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof ManifestSchema>;

/** The file that landing loads, as the manifest calls it. */
const LANDING = /^_main-[^/]*\.js$/;

/**
 * Which files each screen needs: in a document with a first view they are asked for at once, and
 * its styles stand before it is painted.
 *
 * @param manifest as Vite writes it
 */
export function screenFiles(manifest: unknown): ScreenFiles {
  const entries = v.parse(ManifestSchema, manifest);
  const landing = collect(
    entries,
    Object.keys(entries).filter((key) => LANDING.test(key)),
  );
  return Object.fromEntries(
    namesOf(SCREENS).map((screen) => {
      const name = screen.slice(1).replaceAll("/", ".");
      const files = [`src/routes/_shell/${name}.tsx?`, `src/routes/_shell/${name}.index.tsx?`];
      const keys = Object.keys(entries).filter((key) => files.some((each) => key.startsWith(each)));
      const { scripts, styles } = collect(entries, keys);
      const own = (all: ReadonlySet<string>, first: ReadonlySet<string>) =>
        [...all].filter((file) => !first.has(file)).map((file) => `/${file}`);
      return [
        screen,
        { scripts: own(scripts, landing.scripts), styles: own(styles, landing.styles) },
      ];
    }),
  );
}

/** Files by these names, with all that they import. */
function collect(entries: Manifest, keys: readonly string[]) {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const entry = entries[key];
    if (entry === undefined || seen.has(key)) return;
    seen.add(key);
    // Styles of what is imported come first, as the page itself loads them.
    entry.imports.forEach(visit);
    scripts.add(entry.file);
    for (const style of entry.css) styles.add(style);
  };
  keys.forEach(visit);
  return { scripts, styles };
}
