import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../time/spans.ts";
import { editTime, isLaterOnSamePhone, replaces } from "./wishes.ts";

const moment = fc.integer({ min: 0, max: 400 * DAY_MS });

describe("the time of an edit", () => {
  it("is the server's, however wrong the phone's clock is", () => {
    fc.assert(
      fc.property(moment, moment, fc.integer(), (edited, later, ahead) => {
        const clock = (at: number) => at + ahead;
        const received = edited + later;
        const edit = { editedAt: clock(edited), sentAt: clock(received) };
        expect(editTime(edit, received)).toBe(edited);
      }),
    );
  });

  it("is now when the clock was set back between the edit and the sending", () => {
    expect(editTime({ editedAt: 2_000, sentAt: 1_000 }, 5_000)).toBe(5_000);
  });

  it("decides: the last edit stays, whatever the order in which edits arrive", () => {
    const edits = fc.uniqueArray(moment, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(edits, (order) => {
        const kept = order.reduce<number | null>(
          (known, edit) => (replaces(edit, known) ? edit : known),
          null,
        );
        expect(kept).toBe(Math.max(...order));
      }),
    );
  });

  it("leaves what the server has when it is the same", () => {
    expect(replaces(5, 5)).toBe(false);
    expect(replaces(6, 5)).toBe(true);
    expect(replaces(0, null)).toBe(true);
  });

  it("is told by the phone's own clock from another of the same phone, however slow its calls are", () => {
    const slow = { editedAt: 1_000, offset: 8_000 };
    expect(isLaterOnSamePhone({ editedAt: 3_000, offset: 50 }, slow)).toBe(true);
    expect(isLaterOnSamePhone({ editedAt: 1_000, offset: 50 }, slow)).toBe(false);
    // Its clock was set in between, or it is another phone.
    expect(isLaterOnSamePhone({ editedAt: 3_000, offset: DAY_MS }, slow)).toBe(false);
  });
});
