import path from "node:path";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import { buildIfNeeded } from "../../../../../server/cli/serveUntilStopped.ts";
import { DIST, PROJECT } from "../../../../../server/project.ts";
import { FLOOR_COPIES } from "../../references/floor/copies.ts";
import { buildFloor } from "./buildFloor.ts";
import { copyLimit } from "./copyLimit.ts";

export type SubjectName = "product" | "limit" | "floor";

/** Where a page keeps the two answers for the next offline start. */
export type AnswerStore = { database: string; store: string } | "cache";

/** A page to be measured: a folder of static files, all served in the same way. */
export interface Subject {
  name: SubjectName;
  folder: string;
  /** Path of its service worker. */
  worker: string;
  answers: AnswerStore;
}

export const REFERENCES = path.join(PROJECT, "tests/lab/bench/references");

/**
 * The product and the two it is measured against: `limit`, the same page written
 * by hand, which nothing could beat, and `floor`, its libraries without the product.
 *
 * @param scratch an own folder for what is built
 */
export async function prepareSubjects(scratch: string): Promise<Subject[]> {
  await buildIfNeeded("production", new AbortController().signal);
  const limit = path.join(scratch, "limit");
  const floor = path.join(scratch, "floor");
  await copyLimit(path.join(REFERENCES, "limit"), limit);
  await buildFloor(path.join(REFERENCES, "floor"), floor);
  return [
    {
      name: "product",
      folder: DIST,
      worker: "/firebase-messaging-sw.js",
      answers: QUERY_DATABASES.small,
    },
    { name: "limit", folder: limit, worker: "/worker.js", answers: "cache" },
    { name: "floor", folder: floor, worker: "/worker.js", answers: FLOOR_COPIES },
  ];
}
