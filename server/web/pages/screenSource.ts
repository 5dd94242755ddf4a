import { STRAINS } from "#content/strains/strains.ts";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { fixedHead, fixedScreen, showsSample, type FixedScreen } from "./heads.ts";
import { namedSource, STRAIN, TERPENE } from "./namedSource.ts";
import { unknownSource, viewed, type ScreenSource, type SourceDeps } from "./source.ts";
import { fixedView } from "./viewedScreens.ts";

/** @param screen path of a screen as `canonicalPath` gives it, parameters included */
export function screenSource(screen: string, deps: SourceDeps): ScreenSource {
  const [, folder, name] = screen.split("/");
  const { product, store, event } = deps.things;
  const fixed = fixedScreen(screen);
  if (fixed === "/dispensary-menus") return store.source(name, deps) ?? fixedSource(fixed, deps);
  if (fixed === "/events") return event.source(name, deps) ?? fixedSource(fixed, deps);
  if (fixed !== undefined) return fixedSource(fixed, deps);
  if (folder === "strain-genetics") return namedSource(STRAIN, STRAINS, name, deps);
  if (folder === "terpenes") return namedSource(TERPENE, TERPENES, name, deps);
  return product.source(name, deps) ?? unknownSource("/product/$code");
}

function fixedSource(screen: FixedScreen, deps: SourceDeps): ScreenSource {
  const view = fixedView(screen);
  return {
    ...(view === null ? { path: screen, validFor: "unlimited" } : viewed(view, deps)),
    head: async (_, db) => fixedHead(screen, await showsSample(db)),
    screen,
  };
}
