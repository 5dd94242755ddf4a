import * as fc from "fast-check";
import { nastyText, nastyValue } from "../nasty.ts";
import { JSON_TYPE, someone, type HostileRequest } from "./hostileRequest.ts";

/** The calls of the identity protocol, which are not in the API's description, with their fields. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  signUp: ["email", "password", "displayName"],
  signInWithPassword: ["email", "password"],
  lookup: ["idToken"],
  update: ["idToken", "displayName", "email", "password", "oobCode"],
  delete: ["idToken"],
  sendOobCode: ["requestType", "email", "idToken"],
  resetPassword: ["oobCode", "newPassword"],
  createAuthUri: ["identifier"],
};

const JSON_CALLS = "/identitytoolkit.googleapis.com/v1/accounts:";
const FORM_CALL = "/securetoken.googleapis.com/v1/token";

const request = (path: string, type: string, body: string, who: number): HostileRequest => ({
  method: "POST",
  path,
  headers: { "content-type": type },
  body,
  proofs: [],
  who,
  // No text of these is an e-mail of anybody, a token, or a code.
  isInvalid: true,
});

const calls = Object.entries(CALLS).map(([call, fields]) =>
  fc
    .tuple(
      fc.tuple(...fields.map(() => nastyValue)),
      fc.subarray([...fields], { minLength: 1 }),
      someone,
    )
    .map(([values, given, who]) => {
      const body = Object.fromEntries(given.map((name, at) => [name, values[at]]));
      return request(`${JSON_CALLS}${call}`, JSON_TYPE["content-type"], JSON.stringify(body), who);
    }),
);

const damaged = fc
  .tuple(fc.constantFrom(...Object.keys(CALLS), "unknown", "signUp%00"), nastyText, someone)
  .map(([call, text, who]) =>
    request(`${JSON_CALLS}${call}`, JSON_TYPE["content-type"], text, who),
  );

const refreshes = fc
  .tuple(nastyText, fc.constantFrom("refresh_token", "password", "authorization_code", ""), someone)
  .map(([token, grant, who]) => {
    const form = new URLSearchParams({ grant_type: grant, refresh_token: token }).toString();
    return request(FORM_CALL, "application/x-www-form-urlencoded", form, who);
  });

/** Calls about accounts with fields of wrong kinds, forged tokens and codes. */
export const hostileAccounts: fc.Arbitrary<HostileRequest> = fc.oneof(...calls, damaged, refreshes);
