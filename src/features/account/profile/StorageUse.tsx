import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/button/Button.tsx";
import { Card } from "#design/card/Card.tsx";
import { Text } from "#design/text/Text.tsx";
import { Stack } from "#design/stack/Stack.tsx";
import { clearPersistedQueries } from "#data/persisted/clearPersistedQueries.ts";
import { useCacheIndex } from "#data/persisted/useCacheIndex.ts";
import { useStorageUse } from "#data/persisted/useStorageUse.ts";
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
    else toast.error("This phone did not let its data be cleared. Try again.");
  };
  const saved = [...index.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Card title="On this phone">
      <p>
        {used === null
          ? "This browser does not tell how much room the site takes."
          : `The site takes ${formatBytes(used)}.`}
        {saved > 0 ? ` Menus, deals and products are ${formatBytes(saved)} of it.` : null}
      </p>
      <Text tone="quiet">
        Clearing removes saved statistics, menus, deals and products. They come back when they are
        opened with a connection. Settings and kept stores stay.
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
