import { mkdtempSync } from "node:fs";
import path from "node:path";
import { loadDist } from "../../../../../server/web/pages/dist.ts";
import { measureBytes } from "./bytes.ts";
import { DOCUMENT_PATH, takeAnswers } from "../subjects/cannedAnswers.ts";
import { measureLandingTask } from "./landingTask.ts";
import { measureLighthouse } from "./lighthouseRun.ts";
import type { BenchPart } from "../report/part.ts";
import { measureStarts } from "./starts.ts";
import { prepareSubjects } from "../subjects/subjects.ts";
import { SubjectServer } from "../subjects/subjectServer.ts";

/** The product's page beside one written by hand and a bare one of the same libraries, in turns. */
export const benchPages: BenchPart = async ({ runs, scratch, executable, samples, say }) => {
  say("Preparing the three pages …");
  const subjects = await prepareSubjects(scratch);
  const answers = await takeAnswers(path.join(scratch, "data"));
  const newProfile = () => mkdtempSync(path.join(scratch, "profile-"));
  const servers: SubjectServer[] = [];
  try {
    const measured = await Promise.all(
      subjects.map(async (subject) => {
        const dist = await loadDist(subject.folder);
        const own =
          subject.name === "product"
            ? answers
            : answers.filter(({ path: of }) => of !== DOCUMENT_PATH);
        const server = new SubjectServer(dist, own);
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
      say(`Pages, round ${round} of ${runs} …`);
      for (const { subject, server } of measured)
        samples.add(subject.name, await measureStarts(executable, subject, server, newProfile()));
      for (const { subject, server } of measured) {
        const landingTask = await measureLandingTask(executable, server.url, newProfile());
        samples.add(subject.name, { landingTask });
      }
      for (const { subject, server } of measured)
        samples.add(subject.name, await measureLighthouse(executable, server.url, newProfile));
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
};
