import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Opens the sheet of a menu's row by its "…". */
export async function openSheet(user: UserEvent, more: HTMLElement) {
  await user.click(more);
  return within(await screen.findByRole("dialog"));
}

/** Chooses an action in the sheet of a row, which closes the sheet. */
export async function chooseInSheet(user: UserEvent, more: HTMLElement, action: RegExp) {
  const sheet = await openSheet(user, more);
  await user.click(await sheet.findByRole("button", { name: action }));
  await waitFor(() => {
    if (screen.queryByRole("dialog") !== null) throw new Error("The sheet is still open.");
  });
}

/** Puts every row that is there beside the others. */
export async function compareAll(user: UserEvent) {
  for (const more of screen.getAllByRole("button", { name: /^More: / }))
    await chooseInSheet(user, more, /^Compare /);
}
