import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { splitWorker } from "./splitWorker.ts";

const WORKER = "firebase-messaging-sw.js";

/** The worker of a build, parted: its own text, and the names of what it is parted into. */
function parted(worker: string) {
  const dist = mkdtempSync(path.join(os.tmpdir(), "occ-split-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(path.join(dist, "assets"));
  writeFileSync(path.join(dist, WORKER), worker);
  splitWorker(dist);
  const names = readdirSync(path.join(dist, "assets"));
  const [name = ""] = names;
  const code = name === "" ? "" : readFileSync(path.join(dist, "assets", name), "utf8");
  return { worker: readFileSync(path.join(dist, WORKER), "utf8"), names, code };
}

const withFile = (file: string) =>
  `(function(){keep([{"revision":null,"url":"${file}"},{"revision":"1","url":"index.html"}]);a[0];})();`;

it("the list of a release stays at the worker's address, and the code goes into a file of its own", () => {
  const { worker, names, code } = parted(withFile("assets/a.js"));
  expect(code).toBe("(function(){keep(self.keptFiles);a[0];})();");
  expect(worker).toBe(
    `self.keptFiles=[{"revision":null,"url":"assets/a.js"},{"revision":"1","url":"index.html"}];importScripts("/assets/${names.join()}");\n`,
  );
});

it("another list leaves the code's file as it is", () => {
  expect(parted(withFile("assets/b.js")).names).toEqual(parted(withFile("assets/a.js")).names);
});

it("a worker that keeps nothing stays whole", () => {
  const whole = "self.registration.unregister();";
  expect(parted(whole)).toEqual({ worker: whole, names: [], code: "" });
});
