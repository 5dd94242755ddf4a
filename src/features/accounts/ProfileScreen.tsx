import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { clearPersistedQueries } from "#data/saved/clearPersistedQueries.ts";
import { useCacheIndex, useStorageUse } from "#data/saved/useSaved.ts";
import { formatBytes } from "#domain/text/bytes.ts";

export function StorageUse() {
  const client = useQueryClient();
  const index = useCacheIndex();
  const used = useStorageUse();
  const [isSure, setSure] = useState(false);

  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    opener.current?.focus();
    setSure(false);
  };
  const clear = async () => {
    close();
    if (await clearPersistedQueries(client)) toast.success("The saved data has been cleared.");
    else toast.error("Could not clear the data. Try again.");
  };
  const saved = [...index.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Card title="On this device">
      <p>
        {used === null
          ? "This browser does not say how much space the site uses."
          : `The site takes ${formatBytes(used)}.`}
        {saved > 0 ? ` Menus, deals and products are ${formatBytes(saved)} of it.` : null}
      </p>
      <Text tone="quiet">
        Removes saved menus, deals, products and statistics. They reload when you open them online.
        Settings and saved stores stay.
      </Text>
      <div>
        <Button ref={opener} aria-expanded={isSure} onClick={() => setSure(true)}>
          Clear the saved data
        </Button>
      </div>
      {isSure ? (
        <Stack row gap={3} role="group" aria-label="Clear the saved data?">
          <Button kind="primary" onClick={() => void clear()}>
            Yes, clear it
          </Button>
          <Button onClick={close}>Keep it</Button>
        </Stack>
      ) : null}
    </Card>
  );
}
