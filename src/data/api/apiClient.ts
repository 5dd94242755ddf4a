import * as v from "valibot";
import { SILENCE_MS } from "#domain/constants.ts";
import { ANSWER_REQUEST } from "./answerRequest.ts";
import { takeEarly } from "./earlyAnswer.ts";

/** Why a call gave no usable answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  /** @param reason `unreachable`: no answer at all; `refused`: an error status; `unreadable`: not what the page understands */
  constructor(
    readonly reason: "unreachable" | "refused" | "unreadable",
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(status === null ? reason : `${reason} (${status})`, options);
  }
}

let heard: (wasAnswered: boolean) => void = () => undefined;

/** Has every call tell whether the server answered at all and soon, whatever it said. One listener, set once. */
export function onCall(listener: (wasAnswered: boolean) => void): void {
  heard = listener;
}

/**
 * Reads JSON from the site's own API and checks its shape.
 *
 * @param path same-origin path, beginning with `/api/`
 * @throws ApiError – also for a login page or proxy that answers 200 with HTML
 */
export async function getJson<Schema extends v.GenericSchema>(
  path: `/api/${string}`,
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const asked =
    takeEarly(path) ?? fetch(path, { ...ANSWER_REQUEST, ...(signal ? { signal } : {}) });
  // Some networks take every call and answer none; a late answer corrects it.
  const silence = setTimeout(() => heard(false), SILENCE_MS);
  signal?.addEventListener("abort", () => clearTimeout(silence));
  const response = await asked
    .catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      heard(false);
      throw new ApiError("unreachable", null, { cause });
    })
    .finally(() => clearTimeout(silence));
  heard(true);
  return await readJson(response, schema, signal);
}

/**
 * Reads an answer that must be a success and be what the schema says.
 *
 * @throws ApiError
 */
export async function readJson<Schema extends v.GenericSchema>(
  response: Response,
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  if (!response.ok) throw new ApiError("refused", response.status);
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError("unreadable", response.status, { cause });
  });
  const answer = v.safeParse(schema, body);
  if (!answer.success) throw new ApiError("unreadable", response.status);
  return answer.output;
}

/** Whether the server knows of no such thing, which asking again does not change. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
