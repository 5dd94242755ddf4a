import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Text } from "#design/words/Text.tsx";
import { exportAccount, type TokenSource } from "./accountClient.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { download } from "#platform/download.ts";
import { leaveEndedSession } from "./leaveEndedSession.ts";

export function YourData({ token }: { token: TokenSource }) {
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
      <Text tone="quiet">Saves all that the server holds about you as a JSON file.</Text>
      <div>
        <Button
          aria-disabled={saving.isPending}
          onClick={() => {
            if (!saving.isPending) saving.mutate();
          }}
        >
          Export my data
        </Button>
      </div>
    </Card>
  );
}
