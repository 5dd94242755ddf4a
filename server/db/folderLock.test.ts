import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderLockedError, lockFolder } from "./folderLock.ts";

describe("the lock of a data folder", () => {
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(path.join(os.tmpdir(), "occ-lock-"));
    folder = path.join(parent, "data");
  });
  afterEach(() => {
    rmSync(parent, { recursive: true });
  });

  it("is held once, and its holder is named to the second", () => {
    const lock = lockFolder(folder);
    const again = () => lockFolder(folder);
    expect(again).toThrow(FolderLockedError);
    expect(again).toThrow(`${folder} is in use by process ${String(process.pid)}`);
    lock.release();
  });

  it("can be taken again after it was released, even twice", () => {
    const lock = lockFolder(folder);
    lock.release();
    lock.release();
    lockFolder(folder).release();
  });
});
