import type { Hono } from "hono";
import * as v from "valibot";

/** What a call of the identity protocol answered. */
export interface ProtocolAnswer {
  status: number;
  /** The error's code and its details; `null` for a success. */
  error: string | null;
  body: unknown;
}

const ErrorSchema = v.object({
  error: v.object({
    code: v.literal(400),
    message: v.string(),
    errors: v.tuple([v.object({ message: v.string(), domain: v.string(), reason: v.string() })]),
  }),
});

const TokensSchema = v.object({
  localId: v.string(),
  idToken: v.string(),
  refreshToken: v.string(),
});

const RefreshedSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.literal("3600"),
});

/** What a browser keeps of a site's cookies, by name. */
export type Cookies = Map<string, string>;

/**
 * Speaks the identity protocol to a site, as programs without the SDK would.
 *
 * @param cookies of the browser, which the calls send and change; without any nothing is kept
 */
export function protocolOf(app: Hono, address = "203.0.113.1", cookies?: Cookies) {
  const socket = { incoming: { socket: { remoteAddress: address } } };
  const send = async (
    path: string,
    type: string,
    body: string,
    more: Record<string, string> = {},
  ): Promise<ProtocolAnswer> => {
    const cookie = [...(cookies ?? [])].map((pair) => pair.join("=")).join("; ");
    const headers = { "content-type": type, ...(cookie === "" ? {} : { cookie }), ...more };
    const response = await app.request(path, { method: "POST", body, headers }, socket);
    for (const each of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies?.set(name, value);
    }
    const answer: unknown = await response.json();
    const error = v.safeParse(ErrorSchema, answer);
    const message = error.success ? error.output.error.message : null;
    return { status: response.status, error: message, body: answer };
  };
  const call = (name: string, body: object) =>
    send(
      `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=any`,
      "application/json",
      JSON.stringify({ returnSecureToken: true, ...body }),
    );
  const refresh = (token: string) =>
    send(
      "/securetoken.googleapis.com/v1/token?key=any",
      "application/x-www-form-urlencoded",
      new URLSearchParams({ grant_type: "refresh_token", refresh_token: token }).toString(),
    );
  return {
    send,
    call,
    refresh,
    /** Signs up. */
    signUp: async (email: string, password = PASSWORD) =>
      v.parse(TokensSchema, (await call("signUp", { email, password })).body),
    /** Signs in with the right password. */
    signIn: async (email: string, password = PASSWORD) => {
      const answer = await call("signInWithPassword", { email, password });
      return v.parse(TokensSchema, answer.body);
    },
    /** Tries to sign in. @returns the error, or `null` */
    tryPassword: async (email: string, password: string) => {
      const { error, status } = await call("signInWithPassword", { email, password });
      return error ?? (status === 200 ? null : `status ${String(status)}`);
    },
    /** Refreshes with success. */
    refreshed: async (token: string) => {
      const { access_token: idToken, refresh_token: refreshToken } = v.parse(
        RefreshedSchema,
        (await refresh(token)).body,
      );
      return { idToken, refreshToken };
    },
    /** Asks the API with an ID token. */
    api: (method: string, path: string, idToken: string) =>
      app.request(`/api${path}`, { method, headers: { authorization: `Bearer ${idToken}` } }),
  };
}

/** The password of everybody in the tests. */
export const PASSWORD = "correct horse";
