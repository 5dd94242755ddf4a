import { UnusableFileError } from "./csv.ts";

/** Bytes at the start of a file by which its kind is told. */
const LOOKED_AT = 4_096;

/**
 * The text of a file: UTF-8, with or without a byte-order mark.
 *
 * @throws UnusableFileError when it is empty, binary or in another encoding
 */
export function decodeText(content: Uint8Array): string {
  if (content.length === 0) throw new UnusableFileError("is empty");
  if (looksLikeUtf16(content)) {
    throw new UnusableFileError("is UTF-16 text; save it as UTF-8");
  }
  // Checked on the bytes first, so that an image is called binary and not badly encoded.
  if (content.subarray(0, LOOKED_AT).some(isBinary))
    throw new UnusableFileError("is not a text file");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw new UnusableFileError("is not valid UTF-8; save it as UTF-8");
  }
  if (text.trim() === "") throw new UnusableFileError("is empty");
  return text;
}

function looksLikeUtf16(content: Uint8Array): boolean {
  const [first, second] = content;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Control codes that no text file holds: all but tabulators, line ends and escape. */
function isBinary(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b);
}
