import { mkdtempSync } from "node:fs";
import path from "node:path";
import { buildIfNeeded } from "../../../../../server/cli/serveUntilStopped.ts";
import { measureFilters, serveFilters } from "./filtering.ts";
import { menuAnswers } from "./menuAnswers.ts";
import { keepMenus, measureMenus } from "./menuRound.ts";
import { prepareMenuSubjects } from "./menuSubjects.ts";
import type { BenchPart } from "../report/part.ts";

/** The product's menus beside a naive page of the same 10,000 offers, in turns. */
export const benchMenus: BenchPart = async ({ runs, scratch, executable, samples, say }) => {
  say("Preparing 10,000 offers and the two pages …");
  await buildIfNeeded("production", new AbortController().signal);
  const answers = menuAnswers(Date.now());
  const subjects = await prepareMenuSubjects(answers, scratch);
  const filters = await serveFilters(answers, scratch);
  const newProfile = () => mkdtempSync(path.join(scratch, "menus-"));
  const servers = [filters, ...subjects.map(({ server }) => server)];
  try {
    await Promise.all(servers.map((server) => server.start()));
    const visited = subjects.map((subject) => ({ subject, profile: newProfile() }));
    for (const { subject, profile } of visited) await keepMenus(executable, subject, profile);
    for (let round = 1; round <= runs; round += 1) {
      say(`Menus, round ${round} of ${runs} …`);
      for (const { subject, profile } of visited)
        samples.add(subject.name, await measureMenus(executable, subject, profile));
      const { product, floor } = await measureFilters(executable, filters, newProfile());
      samples.add("product", product);
      samples.add("floor", floor);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
};
