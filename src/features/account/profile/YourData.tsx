import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/button/Button.tsx";
import { Card } from "#design/card/Card.tsx";
import { exportAccount, type TokenSource } from "#data/api/accountClient.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { download } from "#platform/download.ts";
import type { User } from "#platform/session/session.ts";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { leaveEndedSession } from "../leaveEndedSession.ts";
import { dangerButton, quiet, row, stack } from "../account.css.ts";

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
    <Card title="Your data" className={stack}>
      <p className={quiet}>
        Exporting saves everything the server holds about you as a JSON file. Deleting removes all
        of it, and the account with it.
      </p>
      <div className={row}>
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
      </div>
      {isDeleting ? (
        <DeleteAccount user={user} token={token} onClose={() => setDeleting(false)} />
      ) : null}
    </Card>
  );
}
