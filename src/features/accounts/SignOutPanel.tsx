import { useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import type { Left } from "./leftBehind.ts";

interface SignOutPanelProps {
  left: Left;
  onSignOut: (keepsCopy: boolean) => void;
  onClose: () => void;
}

/** Asked of a visitor who would leave something behind: what was not sent, and the wishlist. */
export function SignOutPanel({ left: { unsent, wishes }, onSignOut, onClose }: SignOutPanelProps) {
  const [keepsCopy, setKeepsCopy] = useState(false);
  return (
    <Panel title="Sign out" onClose={onClose}>
      <Stack>
        {unsent === 0 ? null : <p>{unsentText(unsent)}</p>}
        {wishes === 0 ? null : (
          <Checkbox checked={keepsCopy} onChange={({ target }) => setKeepsCopy(target.checked)}>
            Keep a copy of the wishlist on this phone
          </Checkbox>
        )}
        <Stack row gap={3}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" onClick={() => onSignOut(keepsCopy)}>
            Sign out
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}

function unsentText(unsent: number): string {
  return unsent === 1
    ? "1 change was not sent yet. It stays on this phone, unseen by others, and is sent when you sign in here again."
    : `${String(unsent)} changes were not sent yet. They stay on this phone, unseen by others, and are sent when you sign in here again.`;
}
