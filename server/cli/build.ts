import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { hashInputs, writeStamp } from "../build/buildStamp.ts";
import { listPackages } from "../build/bundledPackages.ts";
import { screenFiles } from "../build/screenFiles.ts";
import { measureSizes, sizesTable } from "../build/sizes.ts";
import { DIST, DIST_VIEW, PROJECT } from "../project.ts";
import { SCREEN_FILES, type ScreenFiles } from "../web/pages/views.ts";
import { compressFolder } from "../build/compress.ts";
import { releaseAsked, stampOf } from "./release.ts";
import { runCli } from "./runCli.ts";

/** `npm run build`: the page, its worker and their compressed forms, in `dist`; what writes first views, in `dist-view`. */
await runCli(async () => {
  // Libraries look at it: what a shell or a test has set must not decide what visitors get.
  process.env["NODE_ENV"] = "production";
  // Hashed before the build: a file changed meanwhile makes the next start build again.
  const release = releaseAsked(process.argv.slice(2));
  const stamp = stampOf(release, hashInputs(PROJECT));
  await build({ root: PROJECT, mode: release });
  const files = await takeScreenFiles(DIST);
  await compressFolder(DIST);
  await build({
    root: PROJECT,
    mode: release,
    logLevel: "warn",
    build: { ssr: "src/firstView/renderFirstView.tsx", outDir: DIST_VIEW, emptyOutDir: true },
  });
  await writeFile(path.join(DIST_VIEW, SCREEN_FILES), JSON.stringify(files));
  listPackages([DIST, DIST_VIEW]);
  process.stdout.write(`${sizesTable(await measureSizes(DIST))}\n`);
  await writeStamp(DIST, stamp);
});

/** Which files the screens need. What Vite says of that is nothing to be served. */
async function takeScreenFiles(dist: string): Promise<ScreenFiles> {
  const file = path.join(dist, ".vite", "manifest.json");
  const manifest: unknown = JSON.parse(await readFile(file, "utf8"));
  await rm(file);
  return screenFiles(manifest);
}
