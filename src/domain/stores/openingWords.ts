import { decapitalized } from "../text/capitalized.ts";
import { DAY_MS, MINUTE_MS } from "../time/spans.ts";
import { hourWords, dayName, type OpeningHours } from "./openingHours.ts";
import { isOverToday, openStateAt, type Turn } from "./openState.ts";
import type { Store } from "./stores.ts";

/** What is known of when a store is open. */
export type KnownHours = Pick<Store, "openingHours" | "hoursInWords">;

/** Whether a row has something to say of when a store is open, if only that one asks for an appointment. */
export const knowsHours = ({ openingHours, hoursInWords }: KnownHours): boolean =>
  openingHours !== null || hoursInWords !== undefined;

/** Whether nobody can come to a store without an appointment. */
export const isByAppointment = ({ hoursInWords }: Pick<Store, "hoursInWords">): boolean =>
  hoursInWords === "by_appointment";

/** Whether who sets out for a store at `now` (epoch milliseconds) finds it shut: closed for today, or open by appointment alone. */
export const isShutToday = (store: KnownHours, now: number): boolean =>
  isByAppointment(store) || isOverToday(store.openingHours, now);

/** Whether a store may be open, for all that is known of it. */
export const isOpenUnknown = (store: KnownHours): boolean =>
  store.openingHours === null && !isByAppointment(store);

/** In a row among others that say when they are open. */
export const HOURS_NOT_KNOWN = "hours not known";

/** From so many minutes on, the end is shown as a time of day. */
const SOON = 60;

/**
 * Whether a store is open, in a few words: "Open until 9 PM", "Closes in 25 min", "Opens
 * 9 AM", "Closed. Opens Mon 9 AM" where that is not today any more, "Closed", "Open 24 hours";
 * "Hours not given"; "By appointment", and "Check hours" where there are only other words that could not be read.
 *
 * @param now epoch milliseconds
 */
export function openingSentence(store: KnownHours & { hours?: unknown }, now: number): string {
  const state = openStateAt(store.openingHours, now);
  switch (state.kind) {
    case "unknown":
      if (isByAppointment(store)) return "By appointment";
      return (store.hours ?? store.hoursInWords ?? null) === null
        ? "Hours not given"
        : "Check hours";
    case "always":
      return "Open 24 hours";
    case "open":
      return closing(state.closes, now);
    case "closed":
      if (state.opens === null) return "Closed";
      return `${state.opens.inDays === 0 ? "" : "Closed. "}Opens ${soonText(state.opens)}`;
  }
}

/**
 * The same in a row, beside where the store is: "closes 9 PM", "closes in 25 min" (within the hour), "opens 9 AM" (today),
 * "opens Mon 9 AM", "closed", "open 24 hours", "by appointment".
 *
 * @param now epoch milliseconds
 */
export function openingInRow(store: KnownHours & { hours?: unknown }, now: number): string {
  const sentence = openingSentence(store, now).replace(/^Closed\. /, "");
  return decapitalized(sentence.replace(/^Open until/, "Closes"));
}

/** Whether a store is open and closes within the hour of `now` (epoch milliseconds): whoever drives there now may come too late. */
export function closesSoon(hours: OpeningHours | null, now: number): boolean {
  const state = openStateAt(hours, now);
  return state.kind === "open" && isSoon(state.closes, now);
}

/**
 * When a closed store opens next, behind its name: "at 9 AM", "Mon at 9 AM"; `null` for one that is open, and where that is
 * not known.
 *
 * @param now epoch milliseconds
 */
export function opensWhen(hours: OpeningHours | null, now: number): string | null {
  const state = openStateAt(hours, now);
  if (state.kind !== "closed" || state.opens === null) return null;
  const { inDays, weekday, minute } = state.opens;
  const at = `at ${clock(minute)}`;
  return inDays === 0 ? at : `${dayName(weekday)} ${at}`;
}

/**
 * Of a store in a list of those that open later, in whose order they stand: "opens 9 AM", "opens Mon 9 AM", also on a day on
 * which it does not open at all; "closed" where it never does, "by appointment" where one asks for one.
 *
 * @param now epoch milliseconds
 */
export function opensInRow(store: KnownHours, now: number): string {
  if (store.openingHours === null) return openingInRow(store, now);
  return `opens ${opensWhen(store.openingHours, now) ?? ""}`
    .replace("at ", "")
    .replace(/^opens $/, "closed");
}

/**
 * Where open ones were asked for and there is none: "Nothing is open now".
 *
 * @param areAllKnown no store's hours are not known
 * @param where "now", "within 25 miles"
 */
export const noneOpenWords = (areAllKnown: boolean, where: string): string =>
  `Nothing is ${areAllKnown ? "" : "known to be "}open ${where}`;

/** Where open ones were asked for and of none hours are known: that it is this, and what helps. */
export const NO_HOURS_KNOWN =
  "No opening hours are known for these stores. Call ahead, or check the store’s website.";

/** "Of 3 more stores with it hours are not known." @param which "more" @param what "with it" */
export function hoursNotKnown(stores: number, which = "", what = ""): string {
  const noun = stores === 1 ? "store" : "stores";
  const words = [stores.toLocaleString("en-US"), which, noun, what].filter(Boolean).join(" ");
  return `Hours not known for ${words}.`;
}

/** Hours as their source words them, days in the order of the week: "Mon 9-5 · Sun by appointment". */
export function hoursAsWorded(hours: string | Readonly<Record<string, string>>): string {
  if (typeof hours === "string") return hours;
  return Object.entries(hours)
    .toSorted(([a], [b]) => weekdayOf(a) - weekdayOf(b))
    .map((each) => each.join(" "))
    .join(" · ");
}

function closing(closes: Turn, now: number): string {
  const left = Math.ceil((closes.at - now) / MINUTE_MS);
  if (isSoon(closes, now)) return `Closes in ${String(left)} min`;
  if (closes.at - now >= DAY_MS) return `Open until ${dayAndTime(closes)}`;
  return `Open until ${turnTime(closes)}`;
}

const isSoon = ({ at }: Turn, now: number) => Math.ceil((at - now) / MINUTE_MS) < SOON;

const turnTime = ({ minute }: Turn) => (minute === 0 ? "midnight" : clock(minute));

/** Today by its time alone. */
const soonText = (opens: Turn & { inDays: number }) =>
  opens.inDays === 0 ? clock(opens.minute) : dayAndTime(opens);

const dayAndTime = ({ weekday, minute }: Turn) => `${dayName(weekday)} ${clock(minute)}`;

/** No line breaks before its AM. */
const clock = (minute: number) => hourWords(minute).replace(" ", "\u00A0");

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Where in the week "Mon–Sat" or "sunday" begins; what is no day comes first. */
function weekdayOf(name: string): number {
  return DAYS.indexOf(name.slice(0, 3).toLowerCase());
}
