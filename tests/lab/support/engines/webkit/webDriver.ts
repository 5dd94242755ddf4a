import * as v from "valibot";

/** Longest wait for an answer, in milliseconds: a browser that hangs is said to, by the call that it does not answer. */
const PATIENCE_MS = 30_000;

const AnswerSchema = v.object({ value: v.unknown() });
const SessionSchema = v.object({ sessionId: v.string() });
const FailureSchema = v.object({ error: v.string(), message: v.string() });

/** A call of the W3C's WebDriver. @param path below the driver's address, or below a session's */
export type Call = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/**
 * Calls a driver at an address. The protocol is a handful of calls of JSON, for which a library would
 * be more to install than to write.
 */
export function callAt(address: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = v.parse(AnswerSchema, await answer.json());
    if (answer.ok) return value;
    const { error, message } = v.parse(FailureSchema, value);
    throw new Error(`${path}: ${error}: ${message}`);
  };
}

/** Starts a browser. @returns calls of its session */
export async function startSession(
  driver: Call,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<Call> {
  const begun = await driver("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = v.parse(SessionSchema, begun);
  return (method, path, body) => driver(method, `/session/${sessionId}${path}`, body);
}

/** A finger or a mouse that presses once. */
export const clickAt = (x: number, y: number) => ({
  type: "pointer",
  id: "mouse",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

/** A keyboard on which this is typed. */
export const keysOf = (text: string) => ({
  type: "key",
  id: "keyboard",
  actions: Array.from(text, (value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]).flat(),
});
