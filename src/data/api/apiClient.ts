import * as v from "valibot";
import { SILENCE_MS } from "#domain/constants.ts";
import {
  REFRESH_TIMEOUT_MS,
  SILENCE_TIMEOUT_MS,
  type CallOutcome,
} from "#domain/api/weakSignal.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { ANSWER_REQUEST, takeEarly } from "./earlyAnswer.ts";
import { mayCall, noteAnswer } from "./signal.ts";

/** Why a call gave no usable answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  /** @param reason `unreachable`: no answer at all; `refused`: an error status; `unreadable`: not what the page understands */
  constructor(
    readonly reason: "unreachable" | "refused" | "unreadable",
    readonly status: number | null,
    options?: ErrorOptions & { isFinal?: boolean; requestId?: string | null },
  ) {
    super(status === null ? reason : `${reason} (${status})`, options);
    this.isFinal = options?.isFinal ?? false;
    this.requestId = options?.requestId ?? null;
  }

  /** Trying again by itself is of no use: there is a copy to be shown. */
  readonly isFinal: boolean;

  /** Names the request in the server's log, for a visitor who reports it. */
  readonly requestId: string | null;
}

let heard: (outcome: CallOutcome) => void = () => undefined;

/** Has every call tell what became of it, a late answer after the silence. One listener, set once. */
export function onCall(listener: (outcome: CallOutcome) => void): void {
  heard = listener;
}

/** What a call is for. */
interface CallPurpose {
  signal?: AbortSignal;
  /** A saved copy is shown: the call is given up early, and not tried again. */
  hasCopy?: boolean;
}

/**
 * Reads JSON from the site's own API and checks its shape. A network that keeps silent is given
 * up: with a copy after a few seconds in all, without one when nothing has come for longer.
 *
 * @param path same-origin path, beginning with `/api/`
 * @throws ApiError – also for a login page or proxy that answers 200 with HTML, and at once while
 *   the server is away or the visitor wants no calls
 */
export async function getJson<Schema extends v.GenericSchema>(
  path: `/api/${string}`,
  schema: Schema,
  { signal, hasCopy = false }: CallPurpose = {},
): Promise<v.InferOutput<Schema>> {
  if (!mayCall()) {
    heard("unasked");
    throw new ApiError("unreachable", null);
  }
  const patience = hasCopy ? REFRESH_TIMEOUT_MS : SILENCE_TIMEOUT_MS;
  // Some networks take every call and answer none; a late answer corrects it.
  const silence = setTimeout(() => heard("silent"), SILENCE_MS);
  try {
    return await withTimeLimit(
      patience,
      async (limit, beginAnew) => {
        const response = await (takeEarly(path) ??
          fetch(path, { ...ANSWER_REQUEST, signal: limit }));
        clearTimeout(silence);
        heard("answered");
        const whole = await received(response, hasCopy ? undefined : beginAnew);
        noteAnswer(true);
        return await readJson(whole, schema);
      },
      signal,
    );
  } catch (cause) {
    if (signal?.aborted === true || (cause instanceof ApiError && !hasCopy)) throw cause;
    if (cause instanceof ApiError)
      throw new ApiError(cause.reason, cause.status, {
        cause,
        isFinal: true,
        requestId: cause.requestId,
      });
    heard(isTimeout(cause) ? "silent" : "lost");
    noteAnswer(false);
    throw new ApiError("unreachable", null, { cause, isFinal: hasCopy });
  } finally {
    clearTimeout(silence);
  }
}

const isTimeout = (cause: unknown) =>
  cause instanceof DOMException && cause.name === "TimeoutError";

/** The answer with its whole body. @param beginAnew called with each part of it */
async function received(response: Response, beginAnew: () => void = () => {}): Promise<Response> {
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    beginAnew();
  }
  return new Response(new Blob(parts), { status, statusText, headers });
}

/**
 * Reads an answer that must be a success and be what the schema says.
 *
 * @throws ApiError
 */
export async function readJson<Schema extends v.GenericSchema>(
  response: Response,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!response.ok) throw refusal(response);
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new ApiError("unreadable", response.status, { cause });
  });
  const answer = v.safeParse(schema, body);
  if (!answer.success) throw new ApiError("unreadable", response.status);
  return answer.output;
}

/** The error of an answer that is no success. */
export function refusal({ status, headers }: Response): ApiError {
  return new ApiError("refused", status, { requestId: headers.get("x-request-id") });
}

/** Whether the server knows of no such thing, which asking again does not change. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
