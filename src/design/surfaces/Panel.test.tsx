import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Panel } from "./Panel.tsx";
import { PanelButton } from "./PanelButton.tsx";

it("is a dialog named by its title, with the focus inside, and Escape closes it", async () => {
  const close = vi.fn();
  render(
    <Panel title="Filters" onClose={close}>
      <p>Choose</p>
    </Panel>,
  );
  const dialog = await screen.findByRole("dialog", { name: "Filters" });
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
});

it("is closed by its button", async () => {
  const close = vi.fn();
  render(
    <Panel title="Filters" onClose={close}>
      <p>Choose</p>
    </Panel>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(close).toHaveBeenCalledOnce();
});

function Inbox({ onClose }: { onClose: () => void }) {
  return (
    <Panel title="Notifications" onClose={onClose}>
      <p>None</p>
    </Panel>
  );
}

it("opens by its button and Enter, and gives the focus back", async () => {
  render(
    <PanelButton label="Notifications" panel={Inbox}>
      ✉
    </PanelButton>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Notifications" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Notifications" })),
  );
});
