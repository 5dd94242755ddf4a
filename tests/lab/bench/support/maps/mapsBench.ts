import { mkdtempSync } from "node:fs";
import path from "node:path";
import { buildIfNeeded } from "../../../../../server/cli/serveUntilStopped.ts";
import { DIST } from "../../../../../server/project.ts";
import { loadDist } from "../../../../../server/web/pages/dist.ts";
import { SubjectServer } from "../subjects/subjectServer.ts";
import type { BenchPart } from "../report/part.ts";
import { mapAnswers } from "./mapAnswers.ts";
import { measureMap } from "./mapRound.ts";

/** The map with 5,000 stores beside itself with as many as Ohio has, in turns. */
export const benchMaps: BenchPart = async ({ runs, scratch, executable, samples, say }) => {
  await buildIfNeeded("production", new AbortController().signal);
  const dist = await loadDist(DIST);
  const subjects = [
    { name: "product", server: new SubjectServer(dist, mapAnswers(5_000)) },
    { name: "floor", server: new SubjectServer(dist, mapAnswers(230)) },
  ] as const;
  try {
    for (const { server } of subjects) await server.start();
    for (let round = 1; round <= runs; round += 1) {
      say(`Maps, round ${round} of ${runs} …`);
      for (const { name, server } of subjects) {
        const profile = mkdtempSync(path.join(scratch, "maps-"));
        samples.add(name, await measureMap(executable, server.url, profile));
      }
    }
  } finally {
    for (const { server } of subjects) await server.stop();
  }
};
