import Clock from "~icons/clock";
import LocateFixed from "~icons/locate-fixed";
import { chip } from "./chip.css.ts";

interface NearOpenChipsProps {
  /** What `useNearFilter` gives. */
  near: { isOn: boolean; isLocating: boolean; toggle: () => void };
  open: boolean;
  /** None is: the list has all others, and the chip does not look as if it left something out. */
  isNoneOpen?: boolean;
  onOpen: (open: boolean) => void;
}

/** What is near and what is open now, in a row of chips: one tap each. */
export function NearOpenChips({ near, open, isNoneOpen = false, onOpen }: NearOpenChipsProps) {
  return (
    <>
      <button
        type="button"
        className={chip({ chosen: near.isOn })}
        aria-pressed={near.isOn}
        disabled={near.isLocating}
        onClick={near.toggle}
      >
        <LocateFixed aria-hidden="true" />
        {near.isLocating ? "Locating…" : "Near me"}
      </button>
      <button
        type="button"
        className={chip({ chosen: open && isNoneOpen ? "inVain" : open })}
        aria-pressed={open && isNoneOpen ? "mixed" : open}
        onClick={() => onOpen(!open)}
      >
        <Clock aria-hidden="true" />
        Open now
      </button>
    </>
  );
}
