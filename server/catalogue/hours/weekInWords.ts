import { WEEK, type OpeningHours, type WeekDay } from "#domain/stores/openingHours.ts";

export type Spans = OpeningHours["mon"];

/** What could not be understood. The message continues the sentence "The hours …". */
export class UnreadableHours extends Error {
  override name = "UnreadableHours";
}

/** Collects what is said of days. What is said of fewer days counts more. */
export class WeekInWords {
  /** It was said of holidays, too, which no usual week has. */
  holidays = false;
  /** @param saysHalves whether it is said of any time which half of the day it is of */
  constructor(readonly saysHalves: boolean) {}

  readonly #days: Partial<OpeningHours> = {};
  readonly #said = new Map<WeekDay, number>();

  get names(): WeekDay[] {
    return [...this.#said.keys()];
  }

  /**
   * The whole week. Where it was said of some days when it is open, it is closed on the others.
   *
   * @throws UnreadableHours when it was only said when it is closed
   */
  whole(): OpeningHours {
    const isSaid = WEEK.every((day) => this.#days[day] !== undefined);
    if (!isSaid && !Object.values(this.#days).some((spans) => spans.length > 0))
      throw new UnreadableHours("do not say when it is open");
    const { mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = [] } = this.#days;
    return { mon, tue, wed, thu, fri, sat, sun };
  }

  /** @throws UnreadableHours when it was already said otherwise of as many days */
  set({ days, holiday }: { days: readonly WeekDay[]; holiday: boolean }, spans: Spans): void {
    this.holidays ||= holiday;
    const among = new Set(days).size;
    for (const day of new Set(days)) {
      const before = this.#said.get(day) ?? Infinity;
      if (before === among && JSON.stringify(this.#days[day]) !== JSON.stringify(spans))
        throw new UnreadableHours("say two things of one day");
      if (before < among) continue;
      this.#days[day] = spans;
      this.#said.set(day, among);
    }
  }
}
