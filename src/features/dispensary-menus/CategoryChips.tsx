import { ChipGroup } from "#design/chip/ChipGroup.tsx";
import { CATEGORIES, CATEGORY_TITLES } from "#domain/categories.ts";
import { DEFAULT_CATEGORY, type CategoryChoice } from "./menuOrder.ts";

const CHOICES: { value: CategoryChoice; label: string }[] = [
  ...CATEGORIES.map((category) => ({ value: category, label: CATEGORY_TITLES[category] })),
  { value: "all", label: "Everything" },
];

interface CategoryChipsProps {
  value: CategoryChoice | undefined;
  onChange: (value: CategoryChoice | undefined) => void;
}

export function CategoryChips({ value = DEFAULT_CATEGORY, onChange }: CategoryChipsProps) {
  return (
    <ChipGroup
      legend="Category"
      choices={CHOICES}
      value={value}
      onChange={(category) => onChange(category === DEFAULT_CATEGORY ? undefined : category)}
    />
  );
}
