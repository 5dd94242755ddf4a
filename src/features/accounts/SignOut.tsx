import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { endAllSessions, endThisSession, type TokenSource } from "./accountClient.ts";
import { leaveWishlist } from "#data/wishlist/wishlist.ts";
import type { User } from "#platform/session/session.ts";
import { connectIdentity } from "./connectIdentity.ts";
import { isEndedSession } from "./leaveEndedSession.ts";
import { leftBehind, type Left } from "./leftBehind.ts";
import { SignOutPanel } from "./SignOutPanel.tsx";

type First = () => Promise<void>;

interface SignOutProps {
  user: User;
  token: TokenSource;
}

/** Signs out here or everywhere, and asks first when something would be left behind. */
export function SignOut({ user: { uid }, token }: SignOutProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, ask] = useState<{ left: Left; first: First | undefined } | null>(null);
  const endThis = () => endThisSession(token);
  const begin = async (first?: First) => {
    const left = await leftBehind(uid);
    if (left.unsent + left.wishes > 0) ask({ left, first });
    else await leave(first, false);
  };
  const leave = async (first: First | undefined, keepsCopy: boolean) => {
    ask(null);
    try {
      await (first ?? endThis)().catch((error: unknown) => {
        // The session was ended elsewhere; this phone signs out, too.
        if (!isEndedSession(error)) throw error;
      });
      await (await connectIdentity(client)).signOut();
      await leaveWishlist(keepsCopy);
      await navigate({ to: "/signin", search: {}, replace: true });
    } catch {
      toast.error("Failed to Sign out");
    }
  };
  return (
    <Card title="Sign out">
      <Text tone="quiet">“Everywhere” signs out all your devices, lost ones too.</Text>
      <Stack row gap={3}>
        <Button kind="primary" onClick={() => void begin()}>
          Sign out
        </Button>
        <Button onClick={() => void begin(() => endAllSessions(token))}>Sign out everywhere</Button>
      </Stack>
      {asked === null ? null : (
        <SignOutPanel
          left={asked.left}
          onSignOut={(keepsCopy) => void leave(asked.first, keepsCopy)}
          onClose={() => ask(null)}
        />
      )}
    </Card>
  );
}
