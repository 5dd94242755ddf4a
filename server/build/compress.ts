import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(html|js|css|json|svg|webmanifest|txt|xml)$/;

/** A compressed form is kept when it saves at least this share of the file. */
const WORTHWHILE = 0.05;

/**
 * Writes `.br` and `.gz` forms beside every text file of the built page, at the
 * highest settings: it happens once per build, and every visitor gains.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(texts.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const forms = [
    { ending: ".br", content: await promisify(brotliCompress)(plain, { params }) },
    {
      ending: ".gz",
      content: await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
    },
  ];
  for (const { ending, content } of forms) {
    if (content.length <= plain.length * (1 - WORTHWHILE)) await writeFile(file + ending, content);
  }
}
