interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/**
 * Keeps everything that landing needs in one file: whatever `main.tsx` imports
 * statically. Left alone, the bundler would split off each module that some
 * lazy screen uses too, and landing would wait for twenty small files.
 */
export function landingGroup() {
  let landing: ReadonlySet<string> | undefined;
  return {
    name: (id: string, graph: ModuleGraph) => {
      landing ??= landingModules(graph);
      return landing.has(id) ? "main" : null;
    },
  };
}

const MAIN = new URL("../../main.tsx", import.meta.url).pathname;

function landingModules(graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    // The helper for lazy imports also serves the entry, which must stay tiny.
    if (found.has(id) || id.includes("preload-helper")) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(MAIN);
  return found;
}
