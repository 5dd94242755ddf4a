import { tanstackRouter } from "@tanstack/router-plugin/vite";

/** Routes that stay in the first chunk: the shell and the landing page. */
const UNSPLIT = new Set(["/_shell", "/_shell/"]);

/** The router's routes from the files in `src/routes`; each screen but the first is a chunk of its own. */
export const screens = () =>
  tanstackRouter({
    target: "react",
    autoCodeSplitting: true,
    generatedRouteTree: "src/routeTree.gen.ts",
    routeFileIgnorePattern: ".test.",
    codeSplittingOptions: {
      // What a screen asks for is known in its own file, not in the one that everybody loads.
      splitBehavior: ({ routeId }) => (UNSPLIT.has(routeId) ? [] : [["loader", "component"]]),
    },
  });
