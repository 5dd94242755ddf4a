import type { ReactNode } from "react";
import Clock from "~icons/clock";
import LocateFixed from "~icons/locate-fixed";
import { Button } from "./Button.tsx";
import { chip } from "./chip.css.ts";
import { chipRest, chipSign, nearTrouble } from "./chipGroup.css.ts";

/** What `useNearFilter` gives. */
interface NearFilter {
  isOn: boolean;
  isLocating: boolean;
  /** The address asks for it, and the phone is being asked from where. */
  isAwaited: boolean;
  /** The address asks for it, and it is not known from where: nothing is left out. */
  lacksPlace: boolean;
  /** Why the phone does not say where it is. */
  trouble: string | null;
  toggle: () => void;
}

interface NearOpenChipsProps {
  near: NearFilter;
  open: boolean;
  /** None is: the list has all others, and the chip does not look as if it left something out. */
  isNoneOpen?: boolean;
  /** Of none of them it is known when it is open: nothing could be asked for. */
  lacksHours?: boolean;
  onOpen: (open: boolean) => void;
  /** Where else than near, beside what it takes the place of. */
  where?: ReactNode;
}

/** What is near and what is open now, in a row of chips: one tap each. */
export function NearOpenChips(props: NearOpenChipsProps) {
  const { near, open, isNoneOpen = false, lacksHours = false, onOpen, where } = props;
  return (
    <>
      <button
        type="button"
        className={chip({ chosen: near.lacksPlace ? "inVain" : near.isOn })}
        aria-pressed={near.lacksPlace ? "mixed" : near.isOn}
        disabled={near.isLocating}
        onClick={near.toggle}
      >
        <LocateFixed aria-hidden="true" className={chipSign} />
        {near.isLocating ? (
          "Locating…"
        ) : (
          <span>
            Near<span className={chipRest}> me</span>
          </span>
        )}
      </button>
      {where}
      {lacksHours && !open ? null : (
        <button
          type="button"
          className={chip({ chosen: open && isNoneOpen ? "inVain" : open })}
          aria-pressed={open && isNoneOpen ? "mixed" : open}
          onClick={() => onOpen(!open)}
        >
          <Clock aria-hidden="true" className={chipSign} />
          <span>
            Open<span className={chipRest}> now</span>
          </span>
        </button>
      )}
    </>
  );
}

/** Why what is near is not left alone, where it was asked for; and the tap that helps, where one does. */
export function NearTrouble({ near }: { near: NearFilter }) {
  if (near.trouble !== null) return <p role="status">{near.trouble}</p>;
  if (near.isAwaited)
    return (
      <div role="status" className={nearTrouble}>
        <span>Finding your location. It stays on this phone.</span>
      </div>
    );
  if (!near.lacksPlace) return null;
  return (
    <div role="status" className={nearTrouble}>
      <span>For “Near me” your location is missing. It stays on this phone.</span>
      <Button kind="quiet" disabled={near.isLocating} onClick={near.toggle}>
        Use my location
      </Button>
    </div>
  );
}
