import Ellipsis from "~icons/ellipsis";
import Pencil from "~icons/pencil";
import { useState, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import type { Wish } from "#domain/wishlist/wishes.ts";

interface WishMoreProps {
  wish: Wish;
  /** Opens its note and its target. */
  onEdit: () => void;
  /** What else may be done with it, in words. */
  actions: ReactNode;
}

/** The “…” of a wish: all that is done with one seldom, each in its words. */
export function WishMore({ wish, onEdit, actions }: WishMoreProps) {
  const [isOpen, setOpen] = useState(false);
  const edit = () => {
    setOpen(false);
    onEdit();
  };
  return (
    <>
      <Button
        kind="icon"
        aria-label={`More: ${wish.name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
      {isOpen ? (
        <Panel title={wish.name} onClose={() => setOpen(false)}>
          <Stack gap={2}>
            <Button aria-label={`Note and target: ${wish.name}`} onClick={edit}>
              <Pencil aria-hidden="true" /> Note and target
            </Button>
            {actions}
          </Stack>
        </Panel>
      ) : null}
    </>
  );
}
