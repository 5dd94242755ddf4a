import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closeFolder } from "./privateFolder.ts";

function folderOf(mode: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-private-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  chmodSync(folder, mode);
  return folder;
}

const modeOf = (file: string) => statSync(file).mode & 0o777;

/** Makes a file that everybody can read, whatever the test's own mask is. */
function openFile(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "secret");
  chmodSync(file, 0o644);
  chmodSync(path.dirname(file), 0o755);
  return file;
}

it("a data folder that was open to all is closed, with the database and the key in it", () => {
  const folder = folderOf(0o755);
  const files = ["pglite/base/1/1259", "pglite/PG_VERSION", "identity-key.json", "lock"].map(
    (name) => openFile(path.join(folder, name)),
  );
  chmodSync(folder, 0o755);
  closeFolder(folder);
  expect(modeOf(folder)).toBe(0o700);
  expect(modeOf(path.join(folder, "pglite/base"))).toBe(0o700);
  expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600, 0o600]);
});

it("what an operator keeps beside it stays as it is, and so does what a link leads to", () => {
  const folder = folderOf(0o700);
  const [own, elsewhere] = [
    openFile(path.join(folder, "own/notes")),
    openFile(path.join(folderOf(0o700), "x")),
  ];
  symlinkSync(elsewhere, path.join(folder, "identity-key.json"));
  closeFolder(folder);
  expect([modeOf(own), modeOf(elsewhere)]).toEqual([0o644, 0o644]);
});

it("a folder that is not there is made for its user alone", () => {
  const folder = path.join(folderOf(0o700), "new/data");
  closeFolder(folder);
  expect(modeOf(folder)).toBe(0o700);
});

it.skipIf(process.getuid?.() !== 0)(
  "a folder of somebody else's that this user cannot close is refused in one line",
  () => {
    const folder = folderOf(0o755);
    // Not for root, who may do everything: a process of another user's.
    process.seteuid?.(65_534);
    try {
      expect(() => closeFolder(folder)).toThrow(
        `Other users of this machine can read ${folder}, and that cannot be changed (EPERM).`,
      );
    } finally {
      process.seteuid?.(0);
    }
  },
);
