import ArrowRight from "~icons/arrow-right";
import LocateFixed from "~icons/locate-fixed";
import { useState, type FormEvent } from "react";
import { Button } from "#design/controls/Button.tsx";
import { RemovableChip } from "#design/controls/ChipGroup.tsx";
import { Field } from "#design/controls/Field.tsx";
import { SITE } from "#domain/site/site.ts";
import { useMedia } from "#platform/media.ts";
import { placeForm, placeInForce } from "./maps.css.ts";
import type { MapWords } from "./useMapWords.ts";
import type { VisitorPlace } from "./useTypedPlace.ts";

interface MapSearchProps {
  words: MapWords;
  visitor: VisitorPlace;
  /** How many stores are listed for what is typed. */
  found: number;
}

/** One field for a store, a city or a ZIP: what is typed picks stores, and Enter goes to a place. Beside it the phone's own place, on and off. */
export function MapSearch({ words, visitor, found }: MapSearchProps) {
  const [isUnknown, setUnknown] = useState(false);
  const isNarrow = useMedia("(max-width: 359px)");
  // The button itself says that the phone's own place is in force: nothing moves for it.
  const isHere = visitor.place?.name === "you";
  const typedPlace = isHere ? null : visitor.place;
  const clear = () => {
    words.type("");
    setUnknown(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = words.typed.trim();
    if (text === "") return visitor.forget();
    if (words.isPlace(text) && visitor.find(text)) return clear();
    setUnknown(found === 0 || words.isPlace(text));
  };
  return (
    <form className={placeForm} onSubmit={submit}>
      <Field
        label="Find a store, city or ZIP"
        hidesLabel
        placeholder={isNarrow ? "Search" : "Store, city or ZIP"}
        type="search"
        enterKeyHint="search"
        // A name that the browser keeps would be a place that is kept.
        autoComplete="off"
        maxLength={60}
        value={words.typed}
        error={
          isUnknown
            ? `We don’t know this place in ${SITE.state}. Try the county or a ZIP.`
            : undefined
        }
        action={
          <Button type="submit" kind="icon" aria-label="Find this place">
            <ArrowRight aria-hidden="true" />
          </Button>
        }
        onChange={(event) => {
          words.type(event.target.value);
          setUnknown(false);
        }}
        onBlur={words.finish}
      />
      <Button
        aria-pressed={isHere}
        disabled={visitor.isLocating}
        onClick={() => {
          clear();
          if (isHere) visitor.forget();
          else void visitor.locate();
        }}
      >
        <LocateFixed aria-hidden="true" /> Near me
      </Button>
      {typedPlace === null ? null : (
        <span className={placeInForce}>
          <RemovableChip
            verb="Forget this place"
            onRemove={() => {
              clear();
              visitor.forget();
            }}
          >
            Near {typedPlace.name}
          </RemovableChip>
        </span>
      )}
    </form>
  );
}
