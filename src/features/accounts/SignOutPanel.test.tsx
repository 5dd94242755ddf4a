import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { SignOutPanel } from "./SignOutPanel.tsx";

/** What somebody is asked who signs out. */
function ask(left: { unsent: number; wishes: number }) {
  const [onSignOut, onClose] = [vi.fn(), vi.fn()];
  render(<SignOutPanel left={left} onSignOut={onSignOut} onClose={onClose} />);
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return { onSignOut, onClose, press };
}

describe("the question before signing out", () => {
  it.each([
    [1, "1 change was not sent yet. It stays on this phone, unseen by others, and is sent when"],
    [
      12,
      "12 changes were not sent yet. They stay on this phone, unseen by others, and are sent when",
    ],
  ])("says of %i unsent writes that they stay unseen and go later", (unsent, sentence) => {
    ask({ unsent, wishes: 0 });
    expect(screen.getByText(/not sent yet/).textContent).toContain(sentence);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("leaves no copy of the wishlist unless one is asked for", async () => {
    const { onSignOut, press } = ask({ unsent: 0, wishes: 3 });
    expect(screen.queryByText(/not sent yet/)).toBeNull();
    const copy = screen.getByRole("checkbox", { checked: false });
    await press("Sign out");
    expect(onSignOut).toHaveBeenLastCalledWith(false);
    await userEvent.click(copy);
    await press("Sign out");
    expect(onSignOut).toHaveBeenLastCalledWith(true);
  });

  it("does nothing after Cancel", async () => {
    const { onSignOut, onClose, press } = ask({ unsent: 1, wishes: 1 });
    await press("Cancel");
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSignOut).not.toHaveBeenCalled();
  });
});
