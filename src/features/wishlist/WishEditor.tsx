import { useState, type FormEvent } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Select } from "#design/controls/Select.tsx";
import { stack } from "#design/surfaces/stack.css.ts";
import { characterCount } from "#domain/text/storable.ts";
import {
  WISH_NOTE_LENGTH,
  WISH_UNITS,
  type SeenPrice,
  type Wish,
} from "#domain/wishlist/wishes.ts";
import { MESSAGE } from "./removeWithUndo.tsx";
import { keepWish } from "./useWishlist.ts";
import { editor } from "./wishlist.css.ts";
import { readTarget, UNIT_TITLES } from "./wishWords.ts";

const UNITS = WISH_UNITS.map((value) => ({ value, label: `for ${UNIT_TITLES[value]}` }));

interface WishEditorProps {
  wish: Wish;
  /** Another size than the wish's, which was tapped: a product is on the list once, so the size is asked first. */
  other?: SeenPrice | undefined;
  /** What a target may be held against. */
  hint?: string | undefined;
  /** In a column of its own, rather than in the wish's place on the list. */
  inSheet?: boolean;
  onClose: () => void;
}

/** Target and note of a wish. */
export function WishEditor({ wish, other, hint, inSheet = false, onClose }: WishEditorProps) {
  const [noteText, setNote] = useState(wish.note);
  const [targetText, setTarget] = useState(
    wish.targetCents === null ? "" : (wish.targetCents / 100).toFixed(2),
  );
  const [unit, setUnit] = useState(wish.unit ?? "package");
  const [size, setSize] = useState<SizeAnswer>(other === undefined ? "own" : "other");
  const [errors, setErrors] = useState<{ note?: string; target?: string }>({});

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const note = noteText.trim();
    const target = readTarget(targetText);
    const length = characterCount(note);
    const found = {
      ...(target === undefined ? { target: "Write a price such as 25 or 24.99." } : {}),
      ...(length > WISH_NOTE_LENGTH
        ? { note: `At most ${String(WISH_NOTE_LENGTH)} characters; these are ${String(length)}.` }
        : {}),
    };
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (wrong !== undefined || target === undefined) return;
    const edited = {
      ...wish,
      note,
      targetCents: target,
      unit: target === null ? null : unit,
      ...(size === "any" ? { size: null } : {}),
      // The new size begins with the price that its row has: the old one's is of another package.
      ...(size === "other" && other !== undefined ? { size: other.size, seen: other } : {}),
    };
    if (!(await keepWish(edited, [wish]))) return;
    onClose();
    if (other !== undefined && size !== "own") sayNewSize(edited);
  };

  return (
    <form
      className={`${inSheet ? stack() : editor} no-print`}
      noValidate
      aria-label={`Note and target: ${wish.name}`}
      onSubmit={(event) => void save(event)}
    >
      {other !== undefined && wish.size ? (
        <Select
          label={`On your wishlist in ${wish.size.name}. Which size?`}
          options={sizesToChoose(wish.size.name, other.size.name)}
          value={size}
          onChange={setSize}
          ref={takeFocus}
        />
      ) : null}
      <Field
        label="Target price in dollars"
        name="target"
        inputMode="decimal"
        autoComplete="off"
        value={targetText}
        onChange={({ target }) => setTarget(target.value)}
        hint={hint}
        error={errors.target}
        ref={other === undefined ? takeFocus : undefined}
      />
      <Select label="Counted" options={UNITS} value={unit} onChange={setUnit} />
      <Field
        label="Note"
        name="note"
        value={noteText}
        onChange={({ target }) => setNote(target.value)}
        autoComplete="off"
        error={errors.note}
      />
      {wish.size && other === undefined ? (
        <Checkbox
          checked={size === "own"}
          onChange={({ target }) => setSize(target.checked ? "own" : "any")}
        >
          Only in this size: <bdi translate="no">{wish.size.name}</bdi>
        </Checkbox>
      ) : null}
      <div>
        <Button type="submit" kind="primary">
          Save
        </Button>{" "}
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

/** The size that the wish has, the one that was tapped, or whatever there is. */
type SizeAnswer = "own" | "other" | "any";

const sizesToChoose = (own: string, other: string): { value: SizeAnswer; label: string }[] => [
  { value: "other", label: `${other}, instead` },
  { value: "own", label: `${own}, as now` },
  { value: "any", label: "Any size" },
];

function sayNewSize({ name, size }: Wish): void {
  toast.success(
    <>
      <bdi translate="no">{name}</bdi> is on your wishlist in {size?.name ?? "any size"} now.
    </>,
    { id: MESSAGE },
  );
}

function takeFocus(control: HTMLInputElement | HTMLSelectElement | null): void {
  control?.focus();
}
