import type { ReactNode } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "../controls/Button.tsx";
import { undo } from "./withUndo.css.ts";

interface WithUndoProps {
  /** Id of the message that it stands in, which is over then. */
  of: string;
  onUndo: () => void;
  /** What is gone. */
  children: ReactNode;
}

/** A message that something is gone, with the way to have it back as it was. */
export function WithUndo({ of, onUndo, children }: WithUndoProps) {
  return (
    <>
      {children}{" "}
      <Button
        kind="quiet"
        className={undo}
        onClick={() => {
          toast.dismiss(of);
          onUndo();
        }}
      >
        Undo
      </Button>
    </>
  );
}
