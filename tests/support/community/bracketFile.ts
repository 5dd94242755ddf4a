/** A bracket file's lines; the first is the header. */
export const bracketLines = (): string[] => [
  "division,seed,name,strain",
  ...["East", "West", "South", "Midwest"].flatMap((division) =>
    Array.from(
      { length: 16 },
      (_, index) => `${division},${String(index + 1)},${division} ${String(index + 1)},`,
    ),
  ),
];
