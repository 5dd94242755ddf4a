import { createReadStream } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { createGunzip } from "node:zlib";
import { LONGEST_LINE } from "./format.ts";

/** The last line has no end: something is missing. */
class CutOffError extends Error {
  override name = "CutOffError";
}

/** A line goes on for longer than any that was written. */
export class LongLineError extends Error {
  override name = "LongLineError";
}

/** What is unpacked at once, in bytes. */
const CHUNK_BYTES = 256 * 1024;

/**
 * The lines of a text that gzip has compressed, many at a time.
 *
 * @throws CutOffError when the last line has no end; LongLineError; errors of the file system and of zlib
 */
export async function* readLines(file: string): AsyncGenerator<string[]> {
  const source = createReadStream(file);
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
  source.on("error", (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  const decoder = new StringDecoder("utf8");
  let begun = "";
  try {
    for await (const chunk of unpacked) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError("A file is read as bytes.");
      const lines = `${begun}${decoder.write(chunk)}`.split("\n");
      begun = lines.pop() ?? "";
      if (begun.length > LONGEST_LINE || lines.some((line) => line.length > LONGEST_LINE))
        throw new LongLineError("A line is too long.");
      yield lines;
    }
    if (begun !== "") throw new CutOffError("The text ends within a line.");
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}
