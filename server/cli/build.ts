import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { hashInputs, writeStamp } from "../build/buildStamp.ts";
import { screenFiles } from "../build/screenFiles.ts";
import { measureSizes, sizesTable } from "../build/sizes.ts";
import { DIST, DIST_VIEW, PROJECT } from "../project.ts";
import { SCREEN_FILES, type ScreenFiles } from "../web/pages/views.ts";
import { compressFolder } from "../build/compress.ts";
import { releaseAsked, stampOf } from "./release.ts";
import { runCli } from "./runCli.ts";

/** `npm run build`: the page, its worker and their compressed forms, in `dist`; what writes first views, in `dist-view`. */
await runCli(async () => {
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
  process.stdout.write(`${sizesTable(await measureSizes(DIST))}\n`);
  await writeStamp(DIST, stamp);
});

/** Which files the screens need. What Vite says of that is nothing to be served. */
async function takeScreenFiles(dist: string): Promise<ScreenFiles> {
  const folder = path.join(dist, ".vite");
  const manifest: unknown = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
  await rm(folder, { recursive: true });
  return screenFiles(manifest);
}
