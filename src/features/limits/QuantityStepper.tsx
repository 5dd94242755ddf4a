import Minus from "~icons/minus";
import Plus from "~icons/plus";
import Trash2 from "~icons/trash-2";
import { useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { MAX_QUANTITY } from "#domain/limits/limits.ts";
import { quantity as quantityStyle, stepper } from "./basket.css.ts";

interface QuantityStepperProps {
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

/** How many packages. The last one is taken out by the same button as any other. */
export function QuantityStepper({ name, quantity, onChange, onRemove }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div role="group" aria-label={`Quantity of ${name}`} className={stepper}>
      {quantity === 1 ? (
        <Button kind="icon" className="no-print" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </Button>
      ) : (
        <Button
          kind="icon"
          className="no-print"
          aria-label={`One ${name} less`}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus size={18} aria-hidden="true" />
        </Button>
      )}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        aria-label={`How many of ${name}`}
        className={quantityStyle}
        value={typed ?? String(quantity)}
        onChange={({ target }) => {
          setTyped(target.value);
          const wanted = Number(target.value);
          if (Number.isInteger(wanted) && wanted >= 1 && wanted <= MAX_QUANTITY) onChange(wanted);
        }}
        onBlur={() => setTyped(null)}
      />
      <Button
        kind="icon"
        className="no-print"
        aria-label={`One ${name} more`}
        disabled={quantity >= MAX_QUANTITY}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
