/** A party as the simple model has it. */
export interface ModelParty {
  uid: string | null;
  seats: number;
  status: "confirmed" | "waiting" | "cancelled";
}

/** What somebody does. */
export type SeatStep =
  | { do: "reserve"; uid: string; seats: number; waitlist: boolean }
  | { do: "cancel"; uid: string }
  | { do: "fewer"; uid: string; seats: number }
  | { do: "seats"; seats: number }
  | { do: "close" | "open" | "cancel-event" }
  | { do: "delete"; uid: string };

/** The rules of an event's seats, as simply as they can be written: one list, in order of arrival. */
export class SeatModel {
  seats: number;
  isClosed = false;
  isCancelled = false;
  readonly parties: ModelParty[] = [];
  /** Accounts that were told of something, in any order. */
  told = 0;

  constructor(seats: number) {
    this.seats = seats;
  }

  /** @returns what the server must say */
  apply(step: SeatStep): string {
    switch (step.do) {
      case "reserve":
        return this.#reserve(step);
      case "cancel": {
        const own = this.#living(step.uid);
        if (own === undefined) return "unknown";
        own.status = "cancelled";
        break;
      }
      case "fewer": {
        const own = this.#living(step.uid);
        if (own === undefined) return "unknown";
        if (step.seats >= own.seats) return "not-fewer";
        own.seats = step.seats;
        break;
      }
      case "seats":
        if (this.isCancelled || step.seats < this.#taken()) return "refused";
        this.seats = step.seats;
        break;
      case "close":
      case "open":
        if (this.isCancelled) return "refused";
        this.isClosed = step.do === "close";
        break;
      case "cancel-event":
        this.isCancelled = true;
        for (const party of this.parties) {
          if (party.status === "cancelled") continue;
          party.status = "cancelled";
          this.told += party.uid === null ? 0 : 1;
        }
        break;
      case "delete": {
        const own = this.#living(step.uid);
        if (own !== undefined) own.status = "cancelled";
        for (const party of this.parties) if (party.uid === step.uid) party.uid = null;
        break;
      }
    }
    this.#promote();
    return "done";
  }

  #reserve({ uid, seats, waitlist }: Extract<SeatStep, { do: "reserve" }>): string {
    // Larger than the whole event: it could never be seated.
    if (this.seats > 0 && seats > this.seats) return "too-many";
    if (this.#living(uid) !== undefined) return "second";
    if (this.isCancelled || this.isClosed) return "shut";
    const left = this.seats - this.#taken();
    const isFree = seats <= left && !this.parties.some(({ status }) => status === "waiting");
    if (!isFree && !waitlist) return `full ${String(left)}`;
    this.parties.push({ uid, seats, status: isFree ? "confirmed" : "waiting" });
    return "made";
  }

  #promote(): void {
    if (this.isCancelled || this.isClosed) return;
    for (const party of this.parties) {
      if (party.status !== "waiting") continue;
      if (party.seats > this.seats - this.#taken()) return;
      party.status = "confirmed";
      this.told += 1;
    }
  }

  #living(uid: string): ModelParty | undefined {
    return this.parties.find((each) => each.uid === uid && each.status !== "cancelled");
  }

  #taken(): number {
    return this.parties.reduce(
      (sum, { status, seats }) => sum + (status === "confirmed" ? seats : 0),
      0,
    );
  }
}
