import { UnusableFileError } from "./result.ts";

/** Characters that no text file holds; a file with one of them early on is some other kind of file. */
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
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
  const start = new TextDecoder("latin1").decode(content.subarray(0, LOOKED_AT));
  if (BINARY.test(start)) throw new UnusableFileError("is not a text file");
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
