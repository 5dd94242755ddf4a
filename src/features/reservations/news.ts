/** What has just become of a reservation by the visitor's own hand. */
export type News =
  | { kind: "reserved"; code: string }
  | { kind: "cancelled"; title: string }
  | { kind: "fewer"; seats: number };
