import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import toast from "react-hot-toast/headless";
import { viewsStore } from "#data/views.ts";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";
import { WithUndo } from "#design/states/WithUndo.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { stack } from "#design/surfaces/stack.css.ts";
import { Text } from "#design/words/Text.tsx";
import {
  isNameTaken,
  seenNow,
  VIEW_NAME_AT_MOST,
  VIEWS_AT_MOST,
  type SavedView,
  type ViewAddress,
} from "#domain/views/savedViews.ts";

/** Finds the results of a view in what is on the phone; `null`: nothing of it is. */
export type FindResults = (
  queryClient: QueryClient,
  view: ViewAddress,
) => Promise<readonly string[] | null>;

/** What was said of a view before is over with what is said now. */
const MESSAGE = "view";

interface ViewPanelProps {
  /** `undefined`: it is not kept yet. */
  view: SavedView | undefined;
  address: ViewAddress;
  findResults: FindResults;
  onClose: () => void;
}

/** Names a view, names it anew, or lets it go. */
export default function ViewPanel({ view, address, findResults, onClose }: ViewPanelProps) {
  const queryClient = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get("name");
    const name = typeof written === "string" ? written.trim() : "";
    if (name === "") return setError("Write a name.");
    const all = await viewsStore.read();
    if (view === undefined && all.length >= VIEWS_AT_MOST)
      return setError(`${String(VIEWS_AT_MOST)} views is the limit. Delete one first.`);
    if (isNameTaken(all, name, view?.id))
      return setError("Another view has this name. Choose one that tells them apart.");
    const fresh = { id: crypto.randomUUID(), ...address, seen: null, seenAt: Date.now() };
    const named = { ...(view ?? fresh), name: name.slice(0, VIEW_NAME_AT_MOST) };
    const keys = await findResults(queryClient, named);
    const kept = keys === null ? named : seenNow(named, keys, Date.now());
    const isKept = await viewsStore.change((views) => [
      kept,
      ...views.filter((each) => each.id !== kept.id),
    ]);
    if (isKept)
      toast.success(`Saved: ${kept.name}. Find it on home and under Saved.`, { id: MESSAGE });
    else toast.error("This device can’t save anything, so the view isn’t saved.");
    return onClose();
  };
  return (
    <Panel title={view === undefined ? "Save this view" : "Saved view"} onClose={onClose}>
      <form className={stack()} noValidate onSubmit={(event) => void save(event)}>
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={VIEW_NAME_AT_MOST}
          defaultValue={view?.name ?? ""}
          error={error ?? undefined}
        />
        <Text tone="quiet" size="sm">
          Saves the filters and sorting on this device. Home then tells you what’s new in it.
        </Text>
        <Stack row gap={3}>
          <Button kind="primary" type="submit">
            Save
          </Button>
          {view === undefined ? null : (
            <Button kind="quiet" onClick={() => void removeWithUndo(view).then(onClose)}>
              Delete
            </Button>
          )}
        </Stack>
      </form>
    </Panel>
  );
}

/** Lets a view go; the message about it can put it back as it was. */
async function removeWithUndo(view: SavedView): Promise<void> {
  const without = (views: readonly SavedView[]) => views.filter((each) => each.id !== view.id);
  if (!(await viewsStore.change(without))) return;
  const undo = () => void viewsStore.change((views) => [view, ...without(views)]);
  toast(
    <WithUndo of={MESSAGE} onUndo={undo}>
      <bdi translate="no">{view.name}</bdi> is no longer a saved view.
    </WithUndo>,
    { id: MESSAGE },
  );
}
