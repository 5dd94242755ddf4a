import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { InlineSelect } from "./InlineSelect.tsx";

const REGIONS = [
  { value: "north", label: "North" },
  { value: "south", label: "South" },
] as const;

function Regions() {
  const [value, setValue] = useState<"north" | "south" | null>(null);
  return (
    <InlineSelect
      label="Region"
      options={REGIONS}
      value={value}
      none="Anywhere"
      className=""
      onChange={setValue}
    />
  );
}

it("says what is in force, first that nothing is, which cannot be chosen again", async () => {
  const user = userEvent.setup();
  const { container } = render(<Regions />);
  const shown = () => container.querySelector('[aria-hidden="true"]')?.textContent;
  const chooser = screen.getByRole<HTMLSelectElement>("combobox", { name: "Region" });
  expect(shown()).toBe("Anywhere");
  expect(chooser.selectedOptions[0]?.textContent).toBe("Anywhere");
  await user.selectOptions(chooser, "South");
  expect(shown()).toBe("South");
  expect([...chooser.options].map(({ textContent }) => textContent)).toEqual(["North", "South"]);
});
