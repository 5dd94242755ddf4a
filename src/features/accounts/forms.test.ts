import { describe, expect, it } from "vitest";
import { describeFailure } from "./forms.ts";

describe("the catalogue of errors", () => {
  it.each([
    ["sign-up", "auth/email-already-in-use", "Email already registered! Please try Sign in"],
    ["sign-up", "auth/too-many-requests", "Account disabled! Too many attempts!"],
    ["sign-in", "auth/too-many-requests", "Account disabled! Too many attempts!"],
    ["sign-in", "auth/wrong-password", "Password is wrong!"],
    ["sign-in", "auth/invalid-credential", "Password is wrong!"],
    ["sign-up", "auth/internal-error", "Error: Seomthing went wrong"],
    ["sign-in", "auth/internal-error", "Something went wrong!"],
  ] as const)("raises a toast when %s fails with %s", (attempt, code, text) => {
    expect(describeFailure(attempt, code)).toEqual({ kind: "toast", text });
  });

  it.each([
    ["sign-in", "auth/network-request-failed", /connection/],
    ["sign-up", "auth/server-busy", /nothing was done/],
    ["sign-up", "auth/weak-password", /at least 8 characters/],
    ["sign-up", "auth/invalid-email", /Not a valid e-mail address/],
    ["sign-in", "auth/user-not-found", /sign up/],
    ["sign-in", "auth/something-new", /Try again/],
    ["sign-in", null, /Try again/],
  ] as const)("says in one line what to do when %s fails with %s", (attempt, code, words) => {
    const failure = describeFailure(attempt, code);
    expect(failure.kind).toBe("line");
    expect(failure.text).toMatch(words);
  });
});
