import { useId, useState } from "react";
import toast from "react-hot-toast/headless";
import { PLANT_SIZES_G } from "#state/units.ts";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Text } from "#design/words/Text.tsx";
import { CATEGORIES, type Category } from "#domain/offers/categories.ts";
import { EIGHTH_MG } from "#domain/offers/sizes.ts";
import { CATEGORY_TITLES } from "#domain/offers/titles.ts";
import { MAX_QUANTITY, countsTowards } from "#domain/limits/limits.ts";
import { addItem, nextHandId } from "#domain/limits/limitsBasket.ts";
import {
  formAndQuantity,
  handForm,
  problem as problemStyle,
  wholeRow,
  withUnit,
} from "./basket.css.ts";
import { readHandItem, type HandFields } from "./handItem.ts";
import { useSettings } from "#platform/settings.ts";
import { changeLimits } from "./limitsStore.ts";
import { card } from "./limits.css.ts";

const FORMS = CATEGORIES.filter((form) => form !== "other").map((value) => ({
  value,
  label: CATEGORY_TITLES[value],
}));
const UNITS = [
  { value: "mg", label: "mg" },
  { value: "%", label: "%" },
] as const;

/** How labels of a form usually say it. */
function usualFields(form: Category): Pick<HandFields, "form" | "grams" | "thc" | "thcUnit"> {
  const isDose = form === "edible" || form === "tincture" || form === "topical";
  return {
    form,
    // As on menus the eighth comes first.
    grams: form === "flower" ? String(EIGHTH_MG / 1_000) : "",
    thc: "",
    thcUnit: isDose ? "mg" : "%",
  };
}

/** Something that no menu has, or a label in the hand. */
export function AddByHand() {
  const sizes = useId();
  const [fields, setFields] = useState<HandFields>({
    ...usualFields("flower"),
    name: "",
    quantity: "1",
  });
  const { profile } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const change = (changes: Partial<HandFields>) => setFields({ ...fields, ...changes });
  const isPlant = countsTowards(fields.form) === "plant";
  // An adult's flower counts by its weight alone.
  const isByThc = !isPlant || profile !== "adult";

  const add = () => {
    const { item, problem: found } = readHandItem(fields);
    setProblem(found);
    if (item === null) return;
    changeLimits(({ basket }) => {
      const id = nextHandId(basket);
      return { basket: addItem(basket, { ...item, id, productId: id }) };
    });
    change({ name: "", quantity: "1" });
    // The form stays as it is, and the basket is a screen above it.
    toast.success(`${String(item.quantity)} × ${item.name} is in your limits basket.`, {
      id: "limits",
    });
  };

  return (
    <Card title="Add by hand" className={`${card} no-print`}>
      <form
        noValidate
        className={handForm}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <div className={formAndQuantity}>
          <Select
            label="Form"
            options={FORMS}
            value={fields.form}
            onChange={(form) => change(usualFields(form))}
          />
          <Field
            label="Quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_QUANTITY}
            value={fields.quantity}
            onChange={({ target }) => change({ quantity: target.value })}
          />
        </div>
        <Field
          label={isPlant ? "Size, g" : "Net weight, g"}
          inputMode="decimal"
          autoComplete="off"
          list={sizes}
          value={fields.grams}
          onChange={({ target }) => change({ grams: target.value })}
        />
        <datalist id={sizes}>
          {isPlant
            ? PLANT_SIZES_G.map((size) => (
                <option key={size} value={size}>{`${String(size)} g`}</option>
              ))
            : null}
        </datalist>
        {isByThc ? (
          <div className={withUnit}>
            <Field
              label="THC"
              inputMode="decimal"
              autoComplete="off"
              value={fields.thc}
              onChange={({ target }) => change({ thc: target.value })}
            />
            <Select
              label="Unit"
              options={UNITS}
              value={fields.thcUnit}
              onChange={(thcUnit) => change({ thcUnit })}
            />
          </div>
        ) : null}
        <div className={wholeRow}>
          <Field
            label="Name (optional)"
            autoComplete="off"
            maxLength={80}
            value={fields.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </div>
        <Text tone="quiet" size="sm" className={wholeRow}>
          {isByThc ? "Size and THC are those of one package." : "The size of one package."}{" "}
          {isPlant
            ? `Flower and pre-rolls count by weight${isByThc ? "; THC matters only for the old 90-day rule below." : "."}`
            : "This form counts by its THC; leave empty what the label does not say."}
        </Text>
        {problem === null ? null : (
          <p role="alert" className={problemStyle}>
            {problem}
          </p>
        )}
        <Button type="submit" kind="primary" className={wholeRow}>
          Add
        </Button>
      </form>
    </Card>
  );
}
