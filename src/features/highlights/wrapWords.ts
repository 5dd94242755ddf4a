/**
 * A text in lines that are no wider than `room`; a word that is wider by itself has a line of its own.
 *
 * @param widthOf how wide a text is, in the same unit
 */
export function wrapWords(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}
