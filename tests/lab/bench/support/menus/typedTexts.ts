/** What is typed into the search field: words, a slip among them, and how many letters are then taken back. */
export const TYPING = [
  { text: "blue dream", erased: 6 },
  { text: "wikcer", erased: 10 },
] as const;

/** What the field holds after each key. */
export function typedTexts(): string[] {
  const texts: string[] = [];
  let held = "";
  for (const { text, erased } of TYPING) {
    for (const letter of text) texts.push((held += letter));
    for (let count = 0; count < erased; count += 1) texts.push((held = held.slice(0, -1)));
  }
  return texts;
}
