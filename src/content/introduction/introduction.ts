/** The parts of the introduction in their order; `id` is the part of its address behind the `#`. */
export const INTRODUCTION_PARTS = [
  { id: "site", title: "What this site is" },
  { id: "data", title: "Where prices come from" },
  { id: "menu", title: "Reading a menu" },
  { id: "adult-use", title: "Adult use in five lines" },
  { id: "patients", title: "Patients in five lines" },
  { id: "install", title: "On your phone" },
  { id: "notifications", title: "Notifications" },
  { id: "privacy", title: "What is kept where" },
  { id: "glossary", title: "Words on labels" },
  { id: "about", title: "About this site" },
] as const;
export type IntroductionPart = (typeof INTRODUCTION_PARTS)[number]["id"];

/** The offer by which the page explains unit prices; what follows from it is computed. */
export const EXAMPLE_OFFER = { priceCents: 3_000, netMg: 2_830, thcPct: 24 } as const;

/** A label by which it explains the drawings beside names. */
export const EXAMPLE_TERPENES = { myrcene: 0.6, limonene: 0.45, caryophyllene: 0.3 } as const;

/** What stays on the phone, and what the server has. */
export const KEPT_ON_PHONE = [
  "Display settings, home region, and the stores that you keep.",
  "Whether you buy as an adult, a patient or a caregiver, the discounts that are yours, and the basket of the limits.",
  "Copies of prices that you have looked at, for when there is no connection.",
  "What you write into the Growing Tool is kept nowhere: it goes to paper.",
] as const;
export const KEPT_ON_SERVER = [
  "Without an account: nothing that says who you are. Reading needs none.",
  "With an account: e-mail address, display name, a hash of the password, open sessions. Where the operator uses Google’s service for accounts, Google keeps these.",
  "Moving in by a code: what your device has sealed, which nobody can open without the code, until it is read once or half an hour is over.",
  "A report from the counter (“Not there”, “Other price”): the offer and when, and a scrambled mark by which your device counts once; two days at most.",
  "Attempts to sign in are counted by network address for a while, against guessing.",
  "Visits of the Growing Tool are measured only where the operator has switched that on, and never with Do Not Track or Global Privacy Control.",
] as const;
