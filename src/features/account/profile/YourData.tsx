import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/button/Button.tsx";
import { Card } from "#design/card/Card.tsx";
import { Text } from "#design/text/Text.tsx";
import { Stack } from "#design/stack/Stack.tsx";
import { exportAccount, type TokenSource } from "#data/api/accountClient.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { download } from "#platform/download.ts";
import type { User } from "#platform/session/session.ts";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { leaveEndedSession } from "../leaveEndedSession.ts";
import { dangerButton } from "../account.css.ts";

export function YourData({ user, token }: { user: User; token: TokenSource }) {
  const [isDeleting, setDeleting] = useState(false);
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: async () => {
      const held = await exportAccount(token);
      const name = `ohio-cannabis-account-${calendarDay(Date.parse(held.exportedAt))}.json`;
      download(name, "application/json", `${JSON.stringify(held, null, 2)}\n`);
    },
    onError: async (error) => {
      if (await leaveEndedSession(client, error)) return;
      toast.error("Your data could not be fetched. Check the connection and try again.");
    },
  });
  return (
    <Card title="Your data">
      <Text tone="quiet">
        Exporting saves everything the server holds about you as a JSON file. Deleting removes all
        of it, and the account with it.
      </Text>
      <Stack row gap={3}>
        <Button
          aria-disabled={saving.isPending}
          onClick={() => {
            if (!saving.isPending) saving.mutate();
          }}
        >
          Export my data
        </Button>
        <Button className={dangerButton} onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </Stack>
      {isDeleting ? (
        <DeleteAccount user={user} token={token} onClose={() => setDeleting(false)} />
      ) : null}
    </Card>
  );
}
