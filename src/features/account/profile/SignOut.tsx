import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import toast from "react-hot-toast/headless";
import { Button } from "#design/button/Button.tsx";
import { Card } from "#design/card/Card.tsx";
import { Text } from "#design/text/Text.tsx";
import { Stack } from "#design/stack/Stack.tsx";
import { endAllSessions, type TokenSource } from "#data/api/accountClient.ts";
import { connectIdentity } from "../connectIdentity.ts";
import { isEndedSession } from "../leaveEndedSession.ts";

export function SignOut({ token }: { token: TokenSource }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async (first?: () => Promise<void>) => {
    try {
      await first?.().catch((error: unknown) => {
        // Somebody has done so from elsewhere, which leaves this phone.
        if (!isEndedSession(error)) throw error;
      });
      await (await connectIdentity(client)).signOut();
      await navigate({ to: "/signin", search: {}, replace: true });
    } catch {
      toast.error("Failed to Sign out");
    }
  };
  return (
    <Card title="Sign out">
      <Text tone="quiet">“Everywhere” signs out all your devices, lost ones too.</Text>
      <Stack row gap={3}>
        <Button kind="primary" onClick={() => void leave()}>
          Sign out
        </Button>
        <Button onClick={() => void leave(() => endAllSessions(token))}>Sign out everywhere</Button>
      </Stack>
    </Card>
  );
}
