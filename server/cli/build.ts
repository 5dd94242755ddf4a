import path from "node:path";
import { build } from "vite";
import { hashInputs, writeStamp } from "../build/buildStamp.ts";
import { measureSizes, sizesTable, writeSizes } from "../build/sizes.ts";
import { DIST, DIST_VIEW, PROJECT } from "../project.ts";
import { compressFolder } from "../static/compress.ts";
import { buildOptions, stampOf } from "./release.ts";
import { runCli } from "./runCli.ts";

/** `npm run build`: the page, its worker and their compressed forms, in `dist`; what writes first views, in `dist-view`. */
await runCli(async () => {
  // Hashed before the build: a file changed meanwhile makes the next start build again.
  const { release, isForStart } = buildOptions(process.argv.slice(2));
  const stamp = stampOf(release, hashInputs(PROJECT));
  await build({ root: PROJECT, mode: release });
  await compressFolder(DIST);
  await build({
    root: PROJECT,
    mode: release,
    logLevel: "warn",
    build: { ssr: "src/firstView/renderFirstView.tsx", outDir: DIST_VIEW, emptyOutDir: true },
  });
  const sizes = await measureSizes(DIST);
  process.stdout.write(`${sizesTable(sizes)}\n`);
  if (release === "production" && !isForStart)
    await writeSizes(sizes, path.join(PROJECT, "README.md"));
  await writeStamp(DIST, stamp);
});
