import type { ScreenPath } from "#domain/site/routes.ts";
import { findNamed } from "#domain/strains/spelledNames.ts";
import type { ViewedScreen } from "./firstView.ts";
import { strainHead, terpeneHead } from "./contentHeads.ts";
import type { PageHead } from "./pageHead.ts";
import { decoded } from "./readAddress.ts";
import { unknownSource, viewed, type ScreenSource, type SourceDeps } from "./source.ts";
import { strainView, terpeneView } from "./viewedScreens.ts";

/** Longest name that anybody types; what is longer is not looked for. */
const LONGEST_NAME = 100;

interface Named {
  slug: string;
  name: string;
  aliases: readonly string[];
}

/** Screens about the things of a list that the site itself brings along. */
interface NamedScreen<Thing extends Named> {
  screen: ScreenPath;
  head: (thing: Thing) => PageHead;
  view: (slug: string) => ViewedScreen;
}

export const STRAIN = {
  screen: "/strain-genetics/$genetic",
  head: strainHead,
  view: strainView,
} as const;
export const TERPENE = {
  screen: "/terpenes/$terpene",
  head: terpeneHead,
  view: terpeneView,
} as const;

/** @param wanted its slug, or a name by which it is known, as the address has it */
export function namedSource<Thing extends Named>(
  { screen, head, view: viewOf }: NamedScreen<Thing>,
  things: readonly Thing[],
  wanted: string | undefined,
  deps: SourceDeps,
): ScreenSource {
  const name = decoded(wanted ?? "");
  const thing = name.length > LONGEST_NAME ? null : findNamed(things, name);
  if (thing === null) return unknownSource(screen);
  return {
    ...viewed(viewOf(thing.slug), deps),
    head: () => Promise.resolve(head(thing)),
    screen,
  };
}
