import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { newStoredKey, parseStoredKey, type SigningKey } from "./signingKey.ts";
import { COMMANDS } from "../../project.ts";

/** The file of the signing key cannot be used. The message is one line for the operator. */
export class KeyFileError extends Error {
  override name = "KeyFileError";
}

/** Where the private half of a server's signing key lies. */
export const keyFilePath = (dataDir: string) => path.join(dataDir, "identity-key.json");

/**
 * Reads the signing key.
 *
 * @returns `null` when there is no file yet
 * @throws KeyFileError when it is damaged. A new key never replaces it by itself: that
 * would hide that an intruder or a failing disk has changed the key that signs all tokens.
 */
export async function readKeyFile(file: string): Promise<SigningKey | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw new KeyFileError(`The signing key ${file} cannot be read (${error.code ?? "unknown"}).`);
  });
  if (text === null) return null;
  return await parseStoredKey(text).catch(() => {
    throw new KeyFileError(
      `The signing key ${file} is damaged. Restore it; or delete it to have a new one made, and then retire the old one, which is still taken: ${COMMANDS.admin} identity revoke-key KID.`,
    );
  });
}

/**
 * Reads the signing key, which is made when there is none.
 *
 * The file appears under its name complete or not at all, and only if no other process was
 * faster: `link` refuses a name that is taken, and then the other's key is the one.
 *
 * @throws KeyFileError
 */
export async function ensureKeyFile(file: string): Promise<SigningKey> {
  const present = await readKeyFile(file);
  if (present !== null) return present;
  const draft = await writeDraft(file, await newStoredKey(null));
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft);
  }
  return await ensureKeyFile(file);
}

/**
 * Puts a new signing key in the place of the old one. A running server notices at the next token.
 *
 * @returns the names of the new key and of the old one, if there was one
 * @throws KeyFileError
 */
export async function rotateKeyFile(
  file: string,
): Promise<{ kid: string; replaced: string | null }> {
  const old = await readKeyFile(file);
  const text = await newStoredKey(old?.kid ?? null);
  await rename(await writeDraft(file, text), file);
  return { kid: (await parseStoredKey(text)).kid, replaced: old?.kid ?? null };
}

/**
 * Puts a key that was kept elsewhere, as its file was, where there is none.
 *
 * @returns whether this key lies there now; `false` when another does, which stays
 */
export async function placeKeyFile(file: string, text: string): Promise<boolean> {
  const there = await readFile(file, "utf8").catch(() => null);
  if (there !== null) return there === text;
  const draft = await writeDraft(file, text);
  try {
    await link(draft, file);
  } finally {
    await rm(draft);
  }
  return true;
}

/**
 * Answers the key of a file, which is read again only when it has been replaced.
 *
 * @returns a function that may throw KeyFileError
 */
export function watchKeyFile(file: string): () => Promise<SigningKey> {
  let last: { version: string; key: Promise<SigningKey> } | null = null;
  return async () => {
    const version = await stat(file, { bigint: true }).then(
      ({ ino, mtimeNs }) => `${String(ino)} ${String(mtimeNs)}`,
      () => "missing",
    );
    if (last?.version === version) return await last.key;
    const read = { version, key: ensureKeyFile(file) };
    last = read;
    try {
      return await read.key;
    } catch (error) {
      if (last === read) last = null;
      throw error;
    }
  };
}

/** Writes the text to a file of another name in the same folder, down to the disk. */
async function writeDraft(file: string, text: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return draft;
}
