import * as v from "valibot";

/**
 * What may stand in the address of signing in and up. `mode` and `oobCode` are the names that
 * the hosted provider gives them in the links of its mails.
 */
export const SignInSearchSchema = v.object({
  redirect: v.optional(v.fallback(v.string(), "/")),
  mode: v.optional(v.fallback(v.picklist(["resetPassword", "verifyEmail", "forgot"]), "forgot")),
  oobCode: v.optional(v.fallback(v.string(), "")),
});

export type SignInSearch = v.InferOutput<typeof SignInSearchSchema>;
