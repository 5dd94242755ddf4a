import * as v from "valibot";
import { ALERT_RULES_AT_MOST, AlertRuleSchema, type AlertRule } from "../alerts/alertRules.ts";
import { parsePhoneSettings } from "../alerts/phoneAlerts.ts";
import { parsePhoneRinging } from "../alerts/phoneRinging.ts";
import { BasketSchema, type Basket } from "../limits/limitsBasket.ts";
import { PinSchema, type Pin } from "../queries/pins.ts";
import { mergeWishlists } from "../wishlist/mergeWishlists.ts";
import { KeptWishSchema, type Wish } from "../wishlist/wishes.ts";

/** A list of which what cannot be understood is passed over. */
const listOf = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list): readonly Output[] =>
      list.flatMap((each) => {
        const read = v.safeParse(schema, each);
        return read.success ? [read.output] : [];
      }),
    ),
  );

/** Messages to the operator, of which others know the shape. */
const SentSchema = v.looseObject({ id: v.string(), writtenAt: v.number() });

/** All that a visitor without an account has on a phone, as it moves from the browser's tab into the installed app. */
export const RecordsSchema = v.object({
  /** Raised when an older app could not make sense of it. */
  version: v.literal(1),
  wishes: listOf(KeptWishSchema),
  pins: listOf(PinSchema),
  rules: listOf(AlertRuleSchema),
  alerts: v.pipe(v.unknown(), v.transform(parsePhoneSettings)),
  /** Releases up to 1.0 left none. */
  ringing: v.optional(v.pipe(v.unknown(), v.transform(parsePhoneRinging)), null),
  sent: listOf(SentSchema),
  /** Local storage: settings, home region, basket of the limits. */
  local: v.record(v.string(), v.string()),
});
export type Records = v.InferOutput<typeof RecordsSchema>;

/** What is of this window alone, or of an account: it stays, and none of it is taken from another phone. */
const STAYS = /^(?:firebase:|stay-offline$|storage-asked$)/;

/** Whether a key of local storage is the visitor's own choice or work, which moves. */
export const isMoved = (key: string) => !STAYS.test(key);

/**
 * Joins what is here with what comes, as sign-in joins a phone's list with an account's: the union, of each wish the
 * newest edit. What was chosen here stays chosen, and doing it twice is doing it once.
 */
export function mergeRecords(own: Records, theirs: Records): Records {
  const ownWishes = own.wishes.map((wish) => ({ wish, sent: false }));
  return {
    version: 1,
    wishes: mergeWishlists(ownWishes, theirs.wishes).list,
    pins: mergePins(own.pins, theirs.pins),
    rules: mergeRules(own.rules, theirs.rules),
    alerts: isDefault(own.alerts) ? theirs.alerts : own.alerts,
    ringing: own.ringing ?? theirs.ringing,
    sent: [...new Map([...theirs.sent, ...own.sent].map((each) => [each.id, each])).values()].sort(
      (one, other) => other.writtenAt - one.writtenAt,
    ),
    local: mergeLocal(own.local, theirs.local),
  };
}

function mergePins(own: readonly Pin[], theirs: readonly Pin[]): readonly Pin[] {
  const pins = new Map(own.map((pin) => [pin.slug, pin]));
  for (const pin of theirs) {
    const here = pins.get(pin.slug);
    if (here === undefined || pin.pinnedAt < here.pinnedAt) pins.set(pin.slug, pin);
  }
  return [...pins.values()];
}

/** Rules that ask for the same ring once; those that no phone may have any more are left. */
function mergeRules(own: readonly AlertRule[], theirs: readonly AlertRule[]): readonly AlertRule[] {
  const contentOf = (rule: AlertRule) => JSON.stringify({ ...rule, id: "" });
  const known = new Set(own.map(contentOf));
  const news = theirs.filter(
    (rule) => !known.has(contentOf(rule)) && own.every(({ id }) => id !== rule.id),
  );
  return [...own, ...news].slice(0, Math.max(ALERT_RULES_AT_MOST, own.length));
}

const isDefault = (settings: Records["alerts"]) =>
  JSON.stringify(settings) === JSON.stringify(parsePhoneSettings(null));

type Local = Readonly<Record<string, string>>;

/** Under this key the limits have how strictly to count, and the basket. */
const LIMITS_KEY = "limits";

function mergeLocal(own: Local, theirs: Local): Record<string, string> {
  const theirOwn = Object.fromEntries(Object.entries(theirs).filter(([key]) => isMoved(key)));
  const merged = { ...theirOwn, ...own };
  const [here, come] = [own[LIMITS_KEY], theirs[LIMITS_KEY]];
  return here === undefined || come === undefined
    ? merged
    : { ...merged, [LIMITS_KEY]: mergeLimits(here, come) };
}

const LimitsSchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.looseObject({
      combined: v.fallback(v.boolean(), false),
      basket: BasketSchema,
    }),
  ),
  { combined: false, basket: [] },
);

/** One basket has the lines of both, and of a line that both have the larger number: a basket is not doubled. */
function mergeLimits(own: string, theirs: string): string {
  const [here, come] = [v.parse(LimitsSchema, own), v.parse(LimitsSchema, theirs)];
  return JSON.stringify({
    ...come,
    ...here,
    combined: here.combined || come.combined,
    basket: mergeBaskets(here.basket, come.basket),
  });
}

function mergeBaskets(own: Basket, theirs: Basket): Basket {
  const lines = new Map(own.map((item) => [item.id, item]));
  for (const item of theirs) {
    const here = lines.get(item.id);
    const quantity = Math.max(item.quantity, here?.quantity ?? 0);
    lines.set(item.id, { ...item, ...here, quantity });
  }
  return [...lines.values()];
}

/** How many packages a basket has, out of local storage. */
export function packagesIn(local: Local): number {
  const { basket } = v.parse(LimitsSchema, local[LIMITS_KEY]);
  return basket.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The wishes that are new here or were changed elsewhere since, for a list that an account keeps. */
export function newerWishes(own: readonly Wish[], theirs: readonly Wish[]): readonly Wish[] {
  const here = new Map(own.map((wish) => [wish.id, wish]));
  return theirs.filter((wish) => {
    const known = here.get(wish.id);
    return known === undefined || Date.parse(wish.editedAt) > Date.parse(known.editedAt);
  });
}
