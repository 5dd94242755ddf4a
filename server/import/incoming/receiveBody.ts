import { open } from "node:fs/promises";

/** Why a body is not in its file. `stopped`: its sender went away, or said nothing for too long. */
export type Received = "whole" | "stopped" | "too-large";

/**
 * Writes a body to a new private file, piece by piece, so that memory does not grow with its size.
 *
 * @param limits the largest body in bytes, and how long its sender may be silent in milliseconds
 * @throws Error when the file cannot be written
 */
export async function receiveBody(
  body: ReadableStream<Uint8Array> | null,
  target: string,
  limits: { bytes: number; silenceMs: number },
): Promise<Received> {
  const file = await open(target, "wx", 0o600);
  const reader = body?.getReader();
  try {
    let size = 0;
    for (;;) {
      const piece = await nextPiece(reader, limits.silenceMs);
      if (piece === "stopped") return "stopped";
      if (piece === "end") return "whole";
      size += piece.length;
      if (size > limits.bytes) return "too-large";
      // A stream, unlike `write`, writes all of what it is given; so does this.
      await file.appendFile(piece);
    }
  } finally {
    // What has not been sent yet is not waited for.
    void reader?.cancel().catch(() => undefined);
    await file.close();
  }
}

async function nextPiece(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  silenceMs: number,
): Promise<Uint8Array | "end" | "stopped"> {
  if (reader === undefined) return "end";
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<"stopped">((resolve) => {
    timer = setTimeout(() => {
      resolve("stopped");
    }, silenceMs);
  });
  try {
    const read = reader.read().then(
      ({ done, value }) => (done ? ("end" as const) : value),
      () => "stopped" as const,
    );
    return await Promise.race([read, silence]);
  } finally {
    clearTimeout(timer);
  }
}
