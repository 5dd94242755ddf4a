import { WEEK, type WeekDay } from "#domain/stores/openingHours.ts";

/** A time as it is written. */
export interface WrittenTime {
  /** 0 to 24. */
  hour: number;
  minute: number;
  /** `null`: the reader has to know. */
  half: "am" | "pm" | null;
  /** With a leading zero, as in `09:00`. */
  padded: boolean;
}

/** A part of a text about opening hours. */
export type HourToken =
  | { kind: "days"; days: readonly WeekDay[] }
  /** A day that is none of the usual week. */
  | { kind: "holiday" }
  /** It says that holidays differ, and not how. */
  | { kind: "note" }
  | { kind: "time"; time: WrittenTime }
  | { kind: "allDay" }
  | { kind: "closed" }
  /** Closed on the days that follow, never on those before. */
  | { kind: "except" }
  | { kind: "dash" }
  | { kind: "and" }
  | { kind: "end" };

type Meaning = (found: RegExpExecArray) => HourToken | null;

const means =
  (token: HourToken | null): Meaning =>
  () =>
    token;
const HOLIDAY = means({ kind: "holiday" });
const days = (...names: readonly WeekDay[]) => means({ kind: "days", days: names });
const twelve = (half: "am" | "pm") =>
  means({ kind: "time", time: { hour: 12, minute: 0, half, padded: false } });

/** What texts are made of; the first that fits counts, and `null` is a word without meaning. */
const PARTS: readonly (readonly [pattern: string, meaning: Meaning])[] = [
  ["holiday hours (?:may|might) (?:vary|differ)\\b", means({ kind: "note" })],
  ["hours (?:may|might) (?:vary|differ) (?:on|for) (?:the )?holidays?\\b", means({ kind: "note" })],
  ["(?:(?:all|major|most|some|public|federal) )*holidays?\\b|ph\\b", HOLIDAY],
  ["(?:thanksgiving|christmas|x-?mas|new year'?s?|memorial|labor)(?: day| eve)*\\b", HOLIDAY],
  ["(?:independence day|veterans day|juneteenth|easter(?: sunday)?)\\b", HOLIDAY],
  ["(?:4th|fourth) of july\\b", HOLIDAY],
  ["(?:july|nov(?:ember)?|dec(?:ember)?|jan(?:uary)?) \\d{1,2}(?:st|nd|rd|th)?\\b", HOLIDAY],
  ["24 ?/ ?7(?: ?/ ?365)?\\b", means({ kind: "allDay" })],
  ["(?:24 ?(?:hours?|hrs?|h)(?: a day)?|all day|around the clock)\\b", means({ kind: "allDay" })],
  ["(?:(?:temporarily|permanently) )?closed\\b|off\\b", means({ kind: "closed" })],
  ["(?:except|excluding)\\b", means({ kind: "except" })],
  ["(?:daily|every ?day|(?:7|seven) days(?: (?:a|per) week)?)\\b", days(...WEEK)],
  ["week ?days\\b", days("mon", "tue", "wed", "thu", "fri")],
  ["week ?ends?\\b", days("sat", "sun")],
  ["we(?: are|'re)\\b", means(null)],
  ["mon(?:days?)?\\b|mo?\\b", days("mon")],
  ["tue(?:s|sdays?)?\\b|tu\\b", days("tue")],
  ["wed(?:s|nesdays?)?\\b|we?\\b", days("wed")],
  ["thu(?:rs?|rsdays?)?\\b|th\\b", days("thu")],
  ["fri(?:days?)?\\b|fr?\\b", days("fri")],
  ["sat(?:urdays?)?\\b|sa\\b", days("sat")],
  ["sun(?:days?)?\\b|su\\b", days("sun")],
  ["(?:to|till?|until|thru|through)\\b|-", means({ kind: "dash" })],
  ["(?:12 ?)?midnight\\b", twelve("am")],
  ["(?:12 ?)?noon\\b", twelve("pm")],
  ["(\\d{1,2})(?::(\\d\\d)(?::00)?)?(?: ?([ap])\\.?(?: ?m\\b\\.?)?)?(?![a-z\\d])", readTime],
  ["(?:open|opening|store|business|hours|hrs|from|on|at|the|are|et|est|edt)\\b", means(null)],
  ["(?:and\\b|[&+,/])", means({ kind: "and" })],
  ["[;|\\n·•]", means({ kind: "end" })],
  ['[ :.()"]', means(null)],
];

const PATTERNS = PARTS.map(([pattern, meaning]) => [new RegExp(pattern, "y"), meaning] as const);

function readTime([, hour = "", minute = "0", half]: RegExpExecArray): HourToken {
  return {
    kind: "time",
    time: {
      hour: Number(hour),
      minute: Number(minute),
      half: half === undefined ? null : half === "a" ? "am" : "pm",
      padded: hour.startsWith("0"),
    },
  };
}

/** Takes a text about opening hours apart, or answers the first word that has no meaning here. */
export function hourTokens(text: string): { tokens: HourToken[] } | { unknown: string } {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/[’‘]/g, "'")
    .replace(/[^\S\n]+/g, " ");
  const tokens: HourToken[] = [];
  let at = 0;
  while (at < plain.length) {
    const [end, token] = tokenAt(plain, at);
    if (end === at) return { unknown: /\S{1,40}/.exec(plain.slice(at))?.[0] ?? "" };
    if (token !== null) tokens.push(token);
    at = end;
  }
  return { tokens };
}

/** The token at a place and where it ends; the place itself where there is none. */
function tokenAt(text: string, at: number): [end: number, token: HourToken | null] {
  for (const [pattern, meaning] of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) return [pattern.lastIndex, meaning(found)];
  }
  return [at, null];
}
