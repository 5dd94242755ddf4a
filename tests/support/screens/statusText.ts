/** For `findByText`: the status that says all of a text, also where a part of it is a figure of its own. */
export const statusText =
  (text: string) =>
  (_: string, element: Element | null): boolean =>
    element?.getAttribute("role") === "status" && element.textContent === text;
