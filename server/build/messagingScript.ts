import { fileURLToPath } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { bundledPackages } from "./bundledPackages.ts";
import { MESSAGING_SCRIPT } from "../../src/domain/alerts/workerMessages.ts";

/** Builds the part of the worker that only hosted sites load, as a classic script beside the worker. */
export function messagingScript(): Plugin {
  let outDir = "dist";
  let resolve: ResolvedConfig["resolve"] | undefined;
  return {
    name: "messaging-script",
    apply: "build",
    configResolved(config) {
      ({ outDir } = config.build);
      ({ resolve } = config);
    },
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: "warn",
        resolve: { alias: resolve?.alias ?? [] },
        plugins: [bundledPackages()],
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: "es2022",
          lib: {
            entry: fileURLToPath(new URL("../../sw/messagingService.ts", import.meta.url)),
            formats: ["iife"],
            name: "messagingService",
            fileName: () => MESSAGING_SCRIPT.slice(1),
          },
        },
        define: { "process.env.NODE_ENV": '"production"' },
      });
    },
  };
}
