import { useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { connectIdentity } from "./connectIdentity.ts";
import { leaveEndedSession } from "./leaveEndedSession.ts";
import { describeFailure, errorCode } from "./forms.ts";

/** Sends the link that verifies the account's e-mail. */
export function SendVerification() {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: async () => (await connectIdentity(client)).sendVerification(),
    onError: async (error) => {
      if (await leaveEndedSession(client, error)) return;
      toast.error(describeFailure("other", errorCode(error)).text);
    },
  });
  return (
    <Stack row gap={3}>
      <Button
        aria-disabled={sending.isPending}
        onClick={() => {
          if (!sending.isPending) sending.mutate();
        }}
      >
        {sending.isSuccess ? "Send it again" : "Verify my e-mail"}
      </Button>
      <Text as="span" role="status" tone="quiet">
        {sending.isSuccess ? "A link is on its way to you." : null}
      </Text>
    </Stack>
  );
}
