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
  v.object({
    kind: v.literal("embedded"),
    /** `false`: it has no way to send a mail, so no link can be sent. */
    sendsMail: v.optional(v.boolean()),
    /** It has a mail server, so that who votes has to have shown that the e-mail is theirs. */
    hasMailServer: v.optional(v.boolean()),
  }),
  v.object({
    kind: v.literal("hosted"),
    project: FirebaseProjectSchema,
    /** Origin of an emulator that stands in for the hosted services; `null`: the real ones. */
    emulator: v.nullable(v.string()),
  }),
]);

/** Who carries alerts to phones, and what a phone needs to subscribe. */
const AlertTransportSchema = v.union([
  /** Standard Web Push, with the public half of the site's own key (RFC 8292). */
  v.object({ transport: v.literal("webpush"), publicKey: v.string() }),
  /** The hosted project's messaging service. */
  v.object({ transport: v.literal("fcm") }),
]);
export type AlertTransport = v.InferOutput<typeof AlertTransportSchema>;

const link = v.nullable(v.pipe(v.string(), v.url()));

/** Where else the community is. What is `null` has not been set up; screens say so and show no dead link. */
const SiteLinksSchema = v.object({
  /** External shop whose sales support the community. */
  shop: link,
  chat: link,
  forum: link,
  donation: link,
});
export type SiteLinks = v.InferOutput<typeof SiteLinksSchema>;

export const NO_LINKS: SiteLinks = { shop: null, chat: null, forum: null, donation: null };

/** Pictures of streets that the operator has chosen; none is loaded before a visitor asks for it. */
const MapTilesSchema = v.object({
  /** Address of a tile in Web Mercator, with `{z}`, `{x}` and `{y}`. */
  url: v.string(),
  attribution: v.string(),
});
export type MapTiles = v.InferOutput<typeof MapTilesSchema>;

/** `GET /api/config`: what the page must know of this site; one build serves every site. */
export const SiteConfigSchema = v.object({
  identity: IdentitySchema,
  /** Same-origin path or address told of signing in and out; `null`: none is. */
  authSyncUrl: v.nullable(v.string()),
  /** `null`: the site sends none. */
  alerts: v.optional(v.nullable(AlertTransportSchema), null),
  links: v.optional(SiteLinksSchema, NO_LINKS),
  /** Without it the map has outlines only. */
  mapTiles: v.optional(MapTilesSchema),
});

export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;
