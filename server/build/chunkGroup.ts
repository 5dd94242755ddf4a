import { stateFolder } from "./stateFolder.js";

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; importers: string[] } | null;
}

const PROJECT = new URL("../..", import.meta.url).pathname;
const fromSrc = (file: string) => new URL(`../../src/${file}`, import.meta.url).pathname;

/**
 * Which file a module goes into. Everything that landing needs, which is all that `main.tsx`
 * imports statically, is one: left alone, the bundler would split off each module that some lazy
 * screen uses too, and landing would wait for twenty small files. What `boot.ts` needs stays with
 * the entry, which must not wait for the rest. React and the other libraries are files beside it, which the
 * browser reads in pieces and a release seldom changes. What screens share is another file, what waits until the page has been
 * painted one more, and so is what both of those need.
 */
export function chunkGroup() {
  let entry: ReadonlySet<string> | undefined;
  let landing: ReadonlySet<string> | undefined;
  let idle: ReadonlySet<string> | undefined;
  return {
    name: (id: string, graph: ModuleGraph) => {
      entry ??= imported([fromSrc("boot.ts")], graph);
      landing ??= imported([fromSrc("main.tsx")], graph, entry);
      const first = new Set([...entry, ...landing]);
      idle ??= imported(WHEN_PAINTED.map(fromSrc), graph, first);
      if (entry.has(id)) return null;
      if (USED_LATER.test(id)) return "shared";
      if (landing.has(id)) return REACT.test(id) ? "react" : LIBRARY.test(id) ? "library" : "main";
      if (DESIGN_STYLE.test(id)) return "common";
      if (isLight(id, graph, first) && featuresWith(id, graph).size > 1)
        return idle.has(id) ? "common" : "shared";
      return idle.has(id) ? "idle" : null;
    },
  };
}

/** What begins when home stands on the screen. */
const WHEN_PAINTED = [
  "afterPaint.ts",
  "features/home/Shop.tsx",
  "features/home/KeptStores.tsx",
  "features/home/RegionChips.tsx",
];

/** Features say last how something looks: what they build on stands in the first file that any of them loads. */
const DESIGN_STYLE = new RegExp(`^${fromSrc("design/")}.*\\.vanilla\\.css`);

/** What others have made changes seldom: a release without it leaves it on the phone. */
const LIBRARY = /\/node_modules\//;

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** Parts of libraries that their one entry names beside what landing uses, and landing does not use. */
const USED_LATER =
  /\/(?:react-query\/.*\/(?:useMutation|useQueries)|query-core\/.*\/(?:mutation|queries)Observer)\.js$/;

const SHARED_FOLDERS = [
  // What the domain knows of the state, and nothing larger.
  ...["names.ts", "storage.ts", "units.ts"].map((file) => `${stateFolder(PROJECT)}/${file}`),
  ...["domain/", "design/", "data/", "storage/", "platform/"].map(fromSrc),
  "\0~icons/",
];

/**
 * Words and parts that several screens share go into one file as well, unless they bring a
 * library along. Otherwise each becomes a file of a few bytes, whose name landing has to know.
 */
function isLight(id: string, graph: ModuleGraph, first: ReadonlySet<string>): boolean {
  if (first.has(id)) return true;
  if (!SHARED_FOLDERS.some((folder) => id.startsWith(folder))) return false;
  const imports = graph.getModuleInfo(id)?.importedIds ?? [];
  return imports.every((each) => isLight(each, graph, first));
}

const FEATURE = new RegExp(`^${fromSrc("features/")}([^/]+)/`);

/** The features that a module is part of, directly or through others. */
function featuresWith(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const features = new Set<string>();
  const visited = new Set<string>();
  const visit = (each: string) => {
    if (visited.has(each)) return;
    visited.add(each);
    const feature = FEATURE.exec(each)?.[1];
    if (feature === undefined) graph.getModuleInfo(each)?.importers.forEach(visit);
    else features.add(feature);
  };
  visit(id);
  return features;
}

/** Modules that these import statically, directly or through others, and they themselves. */
function imported(
  starts: readonly string[],
  graph: ModuleGraph,
  except: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || except.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  starts.forEach(visit);
  return found;
}
