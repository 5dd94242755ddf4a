import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type PluginOption } from "vite";
import { VitePWA, type ManifestOptions } from "vite-plugin-pwa";
import { chunkGroup } from "./server/build/chunkGroup.ts";
import { designPage } from "./server/build/designPage.ts";
import { icons } from "./server/build/icons.ts";
import { landingHtml, named, stateNames } from "./server/build/landingHtml.ts";
import { messagingScript } from "./server/build/messagingScript.ts";
import { screens } from "./server/build/screens.ts";
import { stateAlias } from "./server/build/stateFolder.js";
import { bundledPackages } from "./server/build/bundledPackages.ts";
import { thirdPartyModule, thirdPartyTexts } from "./server/build/thirdParty.ts";

const PROJECT = fileURLToPath(new URL(".", import.meta.url));
const names = await stateNames(PROJECT);
const manifest: Partial<ManifestOptions> = JSON.parse(
  named(readFileSync(new URL("manifest.webmanifest", import.meta.url), "utf8"), names),
);
const { version }: { version: string } = JSON.parse(
  readFileSync(new URL("package.json", import.meta.url), "utf8"),
);

export default defineConfig(({ mode, isSsrBuild = false }) => ({
  define: { __APP_VERSION__: JSON.stringify(version) },
  // React has had this hook itself since version 18: nobody needs what stands in for it.
  resolve: {
    alias: [
      ...stateAlias(PROJECT),
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: "use-sync-external-store/with-selector",
      },
    ],
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkImportMap: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // For the documents of the screens; the build takes it away again.
    manifest: !isSsrBuild,
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            // The first file names all others, and chance does not compress: seven letters tell them apart.
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
            codeSplitting: { includeDependenciesRecursively: false, groups: [chunkGroup()] },
          },
    },
  },
  ssr: { noExternal: true },
  plugins: [
    screens(),
    icons(),
    react(),
    vanillaExtractPlugin(),
    thirdPartyModule(import.meta.dirname),
    bundledPackages(),
    ...(isSsrBuild ? [] : pageFiles(mode)),
  ],
}));

/** What only the page has, and not the program that writes its first views. */
const pageFiles = (mode: string): PluginOption[] => [
  landingHtml(PROJECT, names),
  messagingScript(),
  designPage(),
  thirdPartyTexts(import.meta.dirname),
  VitePWA({
    strategies: "injectManifest",
    srcDir: "sw",
    filename: "firebase-messaging-sw.ts",
    registerType: "prompt",
    injectRegister: false,
    manifest,
    // The system reads those when it installs; only what the page and messages show is kept.
    includeManifestIcons: false,
    // `vite build --mode kill-switch` makes the worker that removes itself: docs/kill-switch.md.
    selfDestroying: mode === "kill-switch",
    injectManifest: {
      rollupFormat: "iife",
      buildPlugins: { vite: [bundledPackages()] },
      minify: "oxc",
      globPatterns: ["**/*.{html,js,css,woff2,svg}", "icons/{icon-192,badge-96}.png"],
      // Without a connection there is nothing to report to; the worker keeps its own script itself.
      // The document of the network is kept as shell.html.
      globIgnores: ["assets/{analytics,messaging}-*.js", "messaging-service.js", "index.html"],
      dontCacheBustURLsMatching: /^assets\//,
    },
    devOptions: { enabled: true, type: "module" },
  }),
];
