import ArrowRight from "~icons/arrow-right";
import LocateFixed from "~icons/locate-fixed";
import { useState, type FormEvent } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";
import { findPlace, type NamedPlace } from "#domain/maps/findPlace.ts";
import { useMedia } from "#platform/media.ts";
import { forgetPlace, LOCATION_TROUBLE, setPlace, useLocate } from "#platform/visitorPlace.ts";
import { CITIES } from "#state/cities.ts";
import { COUNTY_CENTRES } from "#state/geography.ts";
import type { TripOrigin } from "../tripOrigin.ts";
import { tripFrom } from "./trip.css.ts";

/** Whether the visitor is asked from where, or has answered just now. */
export type AskingFrom = "said" | "asking" | "answered";

interface TripFromProps {
  origin: TripOrigin | null;
  /** The answer is the store where trips start, and has named it. */
  isNamed: boolean;
  state: AskingFrom;
  onState: (state: AskingFrom) => void;
}

/** From where a trip goes, with what changes it; where nothing is known it asks. The answer never leaves the phone. */
export function TripFrom({ origin, isNamed, state, onState }: TripFromProps) {
  // What is asked first stands elsewhere than what is changed: the focus goes along.
  if (origin === null || state === "asking")
    return <AskFrom takesFocus={state !== "said"} onAnswer={() => onState("answered")} />;
  return (
    <div className={`${tripFrom} no-print`}>
      <p>
        {origin.isKept === true ? (
          <>
            Trips start at your kept store
            {isNamed ? null : (
              <>
                , <bdi translate="no">{origin.name}</bdi>
              </>
            )}
            .
          </>
        ) : (
          <>
            From {origin.name === "you" ? "where you are" : <bdi translate="no">{origin.name}</bdi>}
          </>
        )}
      </p>
      <Button
        kind="quiet"
        ref={state === "answered" ? focus : undefined}
        onClick={() => onState("asking")}
      >
        {origin.isKept === true ? (
          "Start from my place"
        ) : (
          <>
            Change<span className="visually-hidden"> where the trip begins</span>
          </>
        )}
      </Button>
    </div>
  );
}

/** What was asked for is gone on in, once. */
const focus = (element: HTMLElement | null) => element?.focus();

interface AskFromProps {
  takesFocus: boolean;
  onAnswer: () => void;
}

/** By a tap where the phone is, or by what is typed. */
function AskFrom({ takesFocus, onAnswer }: AskFromProps) {
  const [typed, type] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const { isLocating, locate } = useLocate();
  const isNarrow = useMedia("(max-width: 374px)");
  const near = async () => {
    const answer = await locate();
    setTrouble(LOCATION_TROUBLE[answer]);
    if (answer === "here") onAnswer();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") {
      forgetPlace();
      onAnswer();
      return;
    }
    const found = await findTyped(typed);
    if (found === null) {
      setTrouble("We don’t know this place. Try the county or a ZIP.");
      return;
    }
    setPlace(found);
    onAnswer();
  };
  return (
    <form className={`${tripFrom} no-print`} onSubmit={(event) => void submit(event)}>
      <Field
        label="From where? ZIP or city"
        hidesLabel
        placeholder={isNarrow ? "ZIP or city" : "From ZIP or city"}
        enterKeyHint="go"
        // A name that the browser keeps would be a place that is kept.
        autoComplete="off"
        ref={takesFocus ? focus : undefined}
        maxLength={60}
        value={typed}
        error={trouble ?? undefined}
        onChange={({ target }) => {
          type(target.value);
          setTrouble(null);
        }}
        action={
          <Button type="submit" kind="icon" aria-label="Go from this place">
            <ArrowRight aria-hidden="true" />
          </Button>
        }
      />
      <Button disabled={isLocating} onClick={() => void near()}>
        <LocateFixed aria-hidden="true" /> Near me
      </Button>
    </form>
  );
}

/** The table of ZIPs comes when one is typed. */
async function findTyped(text: string): Promise<NamedPlace | null> {
  const { ZIPS } = await import("#state/zips.ts");
  const counties = Object.entries(COUNTY_CENTRES).map(([name, [lat, lon]]) => ({
    name: `${name} County`,
    lat,
    lon,
  }));
  return findPlace(text, { zips: ZIPS, cities: CITIES, counties });
}
