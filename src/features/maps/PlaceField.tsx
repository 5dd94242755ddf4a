import { SITE } from "#domain/site/site.ts";
import ArrowRight from "~icons/arrow-right";
import LocateFixed from "~icons/locate-fixed";
import { useState, type FormEvent } from "react";
import { Button } from "#design/controls/Button.tsx";
import { RemovableChip } from "#design/controls/ChipGroup.tsx";
import { Field } from "#design/controls/Field.tsx";
import { placeForm, placeInForce } from "./maps.css.ts";
import type { VisitorPlace } from "./useTypedPlace.ts";

/** Where distances are counted from: the phone's own place on tap, or one that is typed. */
export function PlaceField({ visitor }: { visitor: VisitorPlace }) {
  const [typed, setTyped] = useState("");
  const [isUnknown, setUnknown] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") visitor.forget();
    else setUnknown(!visitor.find(typed));
  };
  return (
    <form className={placeForm} onSubmit={submit}>
      <Field
        label="City, county or ZIP to be near"
        hidesLabel
        placeholder="City or ZIP"
        enterKeyHint="go"
        // A name that the browser keeps would be a place that is kept.
        autoComplete="off"
        maxLength={60}
        value={typed}
        error={
          isUnknown
            ? `This place is not in our table of ${SITE.state}. Try the county or a ZIP.`
            : undefined
        }
        action={
          <Button type="submit" kind="icon" aria-label="Find this place">
            <ArrowRight size={18} aria-hidden="true" />
          </Button>
        }
        onChange={(event) => {
          setTyped(event.target.value);
          setUnknown(false);
        }}
      />
      <Button
        disabled={visitor.isLocating}
        onClick={() => {
          setTyped("");
          setUnknown(false);
          void visitor.locate();
        }}
      >
        <LocateFixed size={18} aria-hidden="true" /> Near me
      </Button>
      {visitor.place === null ? null : (
        <span className={placeInForce}>
          <RemovableChip
            verb="Forget this place"
            onRemove={() => {
              setTyped("");
              visitor.forget();
            }}
          >
            Near {visitor.place.name}
          </RemovableChip>
        </span>
      )}
    </form>
  );
}
