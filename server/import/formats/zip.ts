import { inflateRawSync } from "node:zlib";
import { UnusableFileError } from "../../csv.ts";

/** As much as a file may have that is not in an archive. */
const LARGEST_BYTES = 47 * 1024 * 1024;

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/**
 * The content of a file, or of the only file in an archive: the state's rate file comes either way.
 *
 * @throws UnusableFileError when an archive is damaged, locked, or holds another number of files than one
 */
export function unzipped(content: Uint8Array): Uint8Array {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== LOCAL_HEADER) return content;
  try {
    return onlyFile(bytes);
  } catch (error) {
    if (error instanceof UnusableFileError) throw error;
    throw new UnusableFileError("is a damaged ZIP archive; it may be cut off");
  }
}

interface Entry {
  name: string;
  flags: number;
  method: number;
  packed: number;
  size: number;
  localAt: number;
}

/** Sizes stand in the directory at the end: in front of the data they may be left out. */
function onlyFile(bytes: Buffer): Uint8Array {
  const files = readDirectory(bytes).filter(({ name }) => !name.endsWith("/"));
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw new UnusableFileError(
      `is a ZIP archive of ${String(files.length)} files; import the one that is meant`,
    );
  }
  if ((file.flags & ENCRYPTED) !== 0) throw new UnusableFileError("is a locked ZIP archive");
  if (file.size > LARGEST_BYTES) throw new UnusableFileError("holds a file larger than 47 MB");
  if (bytes.readUInt32LE(file.localAt) !== LOCAL_HEADER) throw new RangeError("no local header");
  const names = bytes.readUInt16LE(file.localAt + 26) + bytes.readUInt16LE(file.localAt + 28);
  const start = file.localAt + 30 + names;
  const packed = bytes.subarray(start, start + file.packed);
  if (packed.length !== file.packed) throw new RangeError("cut off");
  if (file.method === STORED) return packed;
  if (file.method !== DEFLATED) {
    throw new UnusableFileError(
      "is a ZIP archive packed in a way that is not known; unpack it first",
    );
  }
  // What the directory says of the size is not trusted.
  return inflateRawSync(packed, { maxOutputLength: LARGEST_BYTES });
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError("no entry");
    const nameLength = bytes.readUInt16LE(at + 28);
    const entry = {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      localAt: bytes.readUInt32LE(at + 42),
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
    };
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return entry;
  });
}

/** Behind it a comment may stand. */
function findEnd(bytes: Buffer): number {
  const last = bytes.length - DIRECTORY_END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (bytes.readUInt32LE(at) === DIRECTORY_END) return at;
  }
  throw new RangeError("no end of the directory");
}
