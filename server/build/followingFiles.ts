/** What the bundler knows of a build's files, by their names. */
export type Bundle = NonNullable<import("vite").IndexHtmlTransformContext["bundle"]>;

/** Scripts and styles of the application's first screen. */
export interface FollowingFiles {
  scripts: readonly string[];
  styles: readonly { fileName: string; source: string }[];
}

/** `main.tsx` with all it imports statically, and their styles. */
export function followingFiles(bundle: Bundle): FollowingFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk" || chunk.isEntry || scripts.has(fileName)) return;
    scripts.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.moduleIds.some((id) => id.endsWith("/src/main.tsx")))
      visit(chunk.fileName);
  }
  return {
    scripts: [...scripts],
    styles: [...styles].map((fileName) => ({ fileName, source: sourceOf(bundle, fileName) })),
  };
}

function sourceOf(bundle: Bundle, fileName: string): string {
  const asset = bundle[fileName];
  if (asset?.type !== "asset") throw new Error(`The bundle lacks ${fileName}.`);
  return typeof asset.source === "string" ? asset.source : new TextDecoder().decode(asset.source);
}
