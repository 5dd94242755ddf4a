import { SITE } from "#domain/site/site.ts";

/** A made-up event, its times by the calendar of the day on which the sample is loaded. */
export interface SampleEvent {
  slug: string;
  title: string;
  summary: string;
  /** Days from today, and the time of day: `[1, "19:00"]`. A whole day has no time. */
  from: readonly [inDays: number, time?: string];
  to: readonly [inDays: number, time?: string];
  place: string;
  street: string;
  free: boolean | null;
  priceText: string | null;
  age21: boolean | null;
  /** Why it was cancelled. */
  cancelled?: string;
  seats?: number;
  /** When seats can be had, like `from`; at once without it. */
  opens?: readonly [inDays: number, time: string];
  /** Sizes of the parties that have seats, and of those that wait, in the order in which they came. */
  confirmed?: readonly number[];
  waiting?: readonly number[];
}

/**
 * What happens in a community, in every region: past, soon, for days, cancelled, with seats and
 * full. No place and no person in it exists.
 */
export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  {
    slug: "sample-harvest-swap",
    title: "Harvest Seed and Story Swap",
    summary: "Bring what you learned this season. Seeds stay at home, stories are welcome.",
    from: [-40, "13:00"],
    to: [-40, "16:00"],
    place: "Maple Street Grange (made up)",
    street: "118 Maple St",
    free: true,
    priceText: null,
    age21: true,
  },
  {
    slug: "sample-label-reading-evening",
    title: "How to Read a Label",
    summary: "What the numbers on a package mean, and which of them matter at the counter.",
    from: [-12, "18:30"],
    to: [-12, "20:00"],
    place: "Riverside Reading Room (made up)",
    street: "7 Front St",
    free: true,
    priceText: null,
    age21: false,
  },
  {
    slug: "sample-growers-table",
    title: "Home Growers’ Table",
    summary: "Questions about light, soil and patience, around one large table.",
    from: [1, "19:00"],
    to: [1, "21:30"],
    place: "The Copper Kettle Hall (made up)",
    street: "402 Canal St",
    free: false,
    priceText: "$5 at the door",
    age21: true,
    seats: 24,
    confirmed: [4, 4, 2, 3, 4, 2],
  },
  {
    slug: "sample-patients-morning",
    title: "Patients’ Morning",
    summary: "Coffee, and people who have been through the paperwork before you.",
    from: [4, "09:30"],
    to: [4, "11:00"],
    place: "Elm Court Community Room (made up)",
    street: "55 Elm Ct",
    free: true,
    priceText: null,
    age21: false,
  },
  {
    slug: "sample-terpene-tasting",
    title: "Terpenes without Cannabis",
    summary: "Lemon peel, hops, pine and pepper: ten jars to smell, and what they have in common.",
    from: [6, "18:00"],
    to: [6, "20:00"],
    place: "Old Mill Kitchen (made up)",
    street: "9 Mill Race",
    free: false,
    priceText: "$12, jars included",
    age21: true,
    seats: 12,
    confirmed: [4, 4, 2, 2],
    waiting: [2, 4, 1],
  },
  {
    slug: "sample-late-show",
    title: "Late Show of Short Films",
    summary: `Eight short films by people from ${SITE.state}. Doors open half an hour before.`,
    from: [11, "21:30"],
    to: [12, "00:30"],
    place: "The Lantern Theater (made up)",
    street: "310 State St",
    free: false,
    priceText: "$8",
    age21: true,
  },
  {
    slug: "sample-park-cleanup",
    title: "Park Cleanup",
    summary: "Gloves and bags are there. Bring boots that may get wet.",
    from: [14, "10:00"],
    to: [14, "13:00"],
    place: "Sycamore Hollow (made up)",
    street: "Hollow Rd",
    free: true,
    priceText: null,
    age21: false,
    cancelled: "The path is flooded. Thank you to all who signed up.",
  },
  {
    slug: "sample-craft-days",
    title: "Glass and Clay Days",
    summary: "Three days of makers at work: glass, clay and wood. Come and go as you like.",
    from: [24],
    to: [26],
    place: "Brickyard Exhibition Hall (made up)",
    street: "1200 Kiln Ave",
    free: false,
    priceText: "$6 a day, $12 for all three",
    age21: null,
    seats: 30,
    opens: [1, "09:00"],
  },
  {
    slug: "sample-winter-market",
    title: "Winter Market Weekend",
    summary: "From the first evening to the last afternoon: books, seeds for spring, hot drinks.",
    from: [38, "17:00"],
    to: [40, "15:00"],
    place: "Lakeshore Pavilion (made up)",
    street: "1 Harbor Walk",
    free: true,
    priceText: null,
    age21: false,
  },
  {
    slug: "sample-spring-planning",
    title: "Planning the Spring Garden",
    summary: `What ${SITE.state}’s law lets you grow at home, and when to begin with it.`,
    from: [60, "18:00"],
    to: [60, "19:30"],
    place: "Prairie Branch Library (made up)",
    street: "77 Prairie Ave",
    free: true,
    priceText: null,
    age21: true,
    seats: 40,
    confirmed: [2, 1],
  },
];
