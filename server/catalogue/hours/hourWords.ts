import { WEEK, type WeekDay } from "#domain/stores/openingHours.ts";
import { hourTokens, type HourToken } from "./hourTokens.ts";
import { readSpan, spanEnd } from "./timeSpan.ts";
import { UnreadableHours, type Spans, type WeekInWords } from "./weekInWords.ts";

/** A set of days, or what happens on one; statements are made of one of each. */
type Item = {
  /** It stands behind a comma or the like. */
  apart: boolean;
} & (
  | { kind: "days"; days: readonly WeekDay[]; holiday: boolean }
  | { kind: "spans"; spans: Spans; except: boolean }
);

/**
 * Reads hours as people write them: "Mon–Sat 9am–9pm, Sun 10–6", "Daily 8 AM to 9 PM",
 * "Mo-Fr 09:00-21:00; Su off", "9am-5pm, closed Sundays". All of it must be understood.
 *
 * @param week takes what the text says
 * @param given the days that the text is about, where it stands beside their names
 * @throws UnreadableHours
 */
export function readHourWords(
  text: string,
  week: WeekInWords,
  given: readonly WeekDay[] | null = null,
): void {
  const tokens = tokensOf(text);
  const items = itemsOf(
    tokens.filter(({ kind }) => kind !== "note"),
    week.saysHalves,
  );
  week.holidays ||= tokens.some(({ kind }) => kind === "note");
  if (items.length === 0) throw new UnreadableHours("are empty");
  const before = new Set(week.names);
  assign(items, week, given ?? WEEK);
  const isOther = (name: WeekDay) => !before.has(name) && given?.includes(name) === false;
  if (week.names.some(isOther)) throw new UnreadableHours("name a day beside another day");
}

/** Whether a text says of any time which half of the day it is of. */
export function namesHalf(text: string): boolean {
  const read = hourTokens(text);
  return (
    "tokens" in read &&
    read.tokens.some((token) => token.kind === "time" && token.time.half !== null)
  );
}

/** The days that a text names and nothing else, such as "Mon–Sat". @throws UnreadableHours */
export function readDayNames(text: string): { days: readonly WeekDay[]; holiday: boolean } {
  const [item, ...more] = itemsOf(tokensOf(text), false);
  if (item?.kind !== "days" || more.length > 0)
    throw new UnreadableHours(`name a day that is none: ${text.slice(0, 40)}`);
  return item;
}

function tokensOf(text: string): HourToken[] {
  const read = hourTokens(text);
  if ("unknown" in read) throw new UnreadableHours(`have words that are no hours: ${read.unknown}`);
  return read.tokens;
}

/** Joins tokens to days and spans. */
function itemsOf(tokens: readonly HourToken[], saysHalves: boolean): Item[] {
  const items: Item[] = [];
  let [at, apart] = [0, false];
  while (at < tokens.length) {
    const token = tokens[at];
    if (token?.kind === "and" || token?.kind === "end") {
      [at, apart] = [at + 1, true];
      continue;
    }
    if (isDay(token)) {
      const { next, ...read } = readDays(tokens, at);
      items.push({ kind: "days", apart, ...read });
      at = next;
    } else {
      const { next, spans } = readSpans(tokens, at, saysHalves);
      items.push({ kind: "spans", apart, spans, except: token?.kind === "except" });
      at = next;
    }
    apart = false;
  }
  return items;
}

const isDay = (token: HourToken | undefined) => token?.kind === "days" || token?.kind === "holiday";

function readDays(tokens: readonly HourToken[], begin: number) {
  const days: WeekDay[] = [];
  let [at, holiday] = [begin, false];
  for (;;) {
    const token = tokens[at];
    if (token?.kind === "holiday") {
      [at, holiday] = [at + 1, true];
    } else if (token?.kind === "days") {
      const last = tokens[at + 1]?.kind === "dash" ? tokens[at + 2] : undefined;
      days.push(...(last?.kind === "days" ? daysFromTo(token.days, last.days) : token.days));
      at += last?.kind === "days" ? 3 : 1;
    } else if (token?.kind === "and" && isDay(tokens[at + 1])) {
      at += 1;
    } else {
      return { days, holiday, next: at };
    }
  }
}

/** Monday to Thursday, Friday to Monday. */
function daysFromTo(first: readonly WeekDay[], last: readonly WeekDay[]): WeekDay[] {
  const [from] = first;
  const [to] = last;
  if (from === undefined || to === undefined || first.length > 1 || last.length > 1)
    throw new UnreadableHours("have days that are no range");
  const [begin, end] = [WEEK.indexOf(from), WEEK.indexOf(to)];
  const length = ((end - begin + WEEK.length) % WEEK.length) + 1;
  return Array.from({ length }, (_, index) => WEEK[(begin + index) % WEEK.length] ?? from);
}

function readSpans(
  tokens: readonly HourToken[],
  begin: number,
  saysHalves: boolean,
): { spans: Spans; next: number } {
  const first = tokens[begin]?.kind;
  if (first === "closed" || first === "except") return { spans: [], next: begin + 1 };
  if (first === "allDay") return { spans: [["00:00", "24:00"]], next: begin + 1 };
  const spans: Spans = [];
  let [at, after] = [begin, 0];
  for (;;) {
    const [from, dash, to] = tokens.slice(at, at + 3);
    if (from?.kind !== "time" || dash?.kind !== "dash" || to?.kind !== "time")
      throw new UnreadableHours("have a time without a beginning or an end");
    const follows = tokens[at + 3]?.kind === "and" && tokens[at + 4]?.kind === "time";
    const span = readSpan(from.time, to.time, { after, isLast: !follows, saysHalves });
    if (typeof span === "string") throw new UnreadableHours(span);
    spans.push(span);
    after = spanEnd(span);
    at += 3;
    if (!follows) return { spans, next: at };
    at += 1;
  }
}

/** Gives each set of days the spans that stand beside it. */
function assign(items: readonly Item[], week: WeekInWords, given: readonly WeekDay[]): void {
  for (let at = 0; at < items.length; at += 1) {
    const [item, next, later] = items.slice(at, at + 3);
    if (item?.kind === "days") {
      if (next?.kind !== "spans" || next.except)
        throw new UnreadableHours("have days without hours");
      week.set(item, next.spans);
      at += 1;
    } else if (item !== undefined && next?.kind === "days" && isOf(item, next, later)) {
      if (later?.kind === "spans" && !later.apart)
        throw new UnreadableHours("have hours that could be of two days");
      week.set(next, item.spans);
      at += 1;
    } else if (item !== undefined) {
      if (at > 0) throw new UnreadableHours("have hours without days");
      week.set({ days: given, holiday: false }, item.spans);
    }
  }
}

/** Whether spans are of the days behind them: "closed Sundays", "9-9 daily", but not "9-9, Sun 10-6". */
function isOf({ spans }: Item & { kind: "spans" }, behind: Item, later: Item | undefined): boolean {
  return spans.length === 0 || !behind.apart || later === undefined;
}
