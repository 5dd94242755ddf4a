import * as v from "valibot";

/** The hosted project that a site uses for accounts and messages; all of it is public by design. */
const FirebaseProjectSchema = v.object({
  projectId: v.string(),
  apiKey: v.string(),
  appId: v.string(),
  messagingSenderId: v.string(),
  vapidKey: v.nullable(v.string()),
  measurementId: v.nullable(v.string()),
});

export type FirebaseProject = v.InferOutput<typeof FirebaseProjectSchema>;

/** Who keeps the accounts of a site. */
const IdentitySchema = v.union([
  /** The site itself, at its own origin, speaking the same protocol. */
  v.object({ kind: v.literal("embedded") }),
  v.object({
    kind: v.literal("hosted"),
    project: FirebaseProjectSchema,
    /** Origin of an emulator that stands in for the hosted services; `null`: the real ones. */
    emulator: v.nullable(v.string()),
  }),
]);

/** `GET /api/config`: what the page must know of this site; one build serves every site. */
export const SiteConfigSchema = v.object({
  identity: IdentitySchema,
  /** Same-origin path or address told of signing in and out; `null`: nobody is. */
  authSyncUrl: v.nullable(v.string()),
});

export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;
