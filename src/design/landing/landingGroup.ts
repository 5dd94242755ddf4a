interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

const fromSrc = (file: string) => new URL(`../../${file}`, import.meta.url).pathname;

/**
 * Keeps everything that landing needs in one file: whatever `main.tsx` imports
 * statically. Left alone, the bundler would split off each module that some
 * lazy screen uses too, and landing would wait for twenty small files. What
 * `boot.ts` needs stays with the entry, which must not wait for the rest.
 */
export function landingGroup() {
  let landing: ReadonlySet<string> | undefined;
  return {
    name: (id: string, graph: ModuleGraph) => {
      landing ??= imported(fromSrc("main.tsx"), graph, imported(fromSrc("boot.ts"), graph));
      return landing.has(id) ? "main" : null;
    },
  };
}

function imported(
  start: string,
  graph: ModuleGraph,
  except: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || except.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(start);
  return found;
}
