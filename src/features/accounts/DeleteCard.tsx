import { useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Text } from "#design/words/Text.tsx";
import type { TokenSource } from "./accountClient.ts";
import type { User } from "#platform/session/session.ts";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { dangerButton } from "./account.css.ts";

/** The last thing on the screen: few come for it. */
export function DeleteCard({ user, token }: { user: User; token: TokenSource }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card title="Delete account">
      <Text tone="quiet">Deletes your account and all that the server holds about you.</Text>
      <div>
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
