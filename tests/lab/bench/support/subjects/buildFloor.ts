import react from "@vitejs/plugin-react";
import { build } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { compressFolder } from "../../../../../server/build/compress.ts";

/** Builds the bare page with the product's tools at their defaults, and a worker that precaches it. */
export async function buildFloor(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: { outDir, emptyOutDir: true, target: "es2022" },
    plugins: [
      react(),
      VitePWA({
        strategies: "generateSW",
        filename: "worker.js",
        injectRegister: false,
        manifest: false,
        workbox: {
          clientsClaim: true,
          inlineWorkboxRuntime: true,
          navigateFallbackDenylist: [/^\/api\//],
        },
      }),
    ],
  });
  await compressFolder(outDir);
}
