import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { PROJECT } from "../../server/cli/project.ts";
import { loadDist } from "../../server/static/dist.ts";
import { findBrowser } from "../support/browser.ts";
import { measureBytes } from "./support/bytes.ts";
import { takeAnswers } from "./support/cannedAnswers.ts";
import { json } from "./support/json.ts";
import { measureLighthouse } from "./support/lighthouseRun.ts";
import { parseOptions } from "./support/options.ts";
import { Samples } from "./support/samples.ts";
import { measureStarts } from "./support/starts.ts";
import { prepareSubjects } from "./support/subjects.ts";
import { SubjectServer } from "./support/subjectServer.ts";
import { table } from "./support/table.ts";

/**
 * `npm run bench`: the product beside a page written by hand and a bare page of the
 * same libraries, in turns, so that whatever else the machine does falls on all.
 */
const { runs } = parseOptions(process.argv.slice(2));
const { executable, description } = findBrowser();
if (executable === null) throw new Error(`The benchmark needs a browser: ${description}`);

const scratch = mkdtempSync(path.join(os.tmpdir(), "occ-bench-"));
// On exit rather than at the end: Ctrl-C and a failure leave nothing behind either.
process.once("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
const newProfile = () => mkdtempSync(path.join(scratch, "profile-"));
const say = (text: string) => process.stderr.write(`${text}\n`);

say("Preparing the three pages …");
const subjects = await prepareSubjects(scratch);
const answers = await takeAnswers(path.join(scratch, "data"));
const samples = new Samples();
const servers: SubjectServer[] = [];
try {
  const measured = await Promise.all(
    subjects.map(async (subject) => {
      const dist = await loadDist(subject.folder);
      const server = new SubjectServer(dist, answers);
      await server.start();
      servers.push(server);
      return { subject, dist, server };
    }),
  );

  for (const { subject, dist, server } of measured)
    samples.add(
      subject.name,
      await measureBytes(executable, subject, dist, server.url, newProfile()),
    );
  for (let round = 1; round <= runs; round += 1) {
    say(`Round ${round} of ${runs} …`);
    for (const { subject, server } of measured)
      samples.add(subject.name, await measureStarts(executable, subject, server, newProfile()));
    for (const { subject, server } of measured)
      samples.add(subject.name, await measureLighthouse(executable, server.url, newProfile));
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
}

const result = json(samples, runs, description);
const file = path.join(PROJECT, "test-results", "bench.json");
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${result}\n`);
process.stdout.write(`${table(samples)}\n\n${result}\n`);
