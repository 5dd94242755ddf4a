/** Who is buying: one choice for prices and limits. Kept on the phone and never sent. */
export const PROFILES = ["adult", "patient", "caregiver"] as const;
export type Profile = (typeof PROFILES)[number];
