import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/button/Button.tsx";
import { Card } from "#design/card/Card.tsx";
import { Field } from "#design/field/Field.tsx";
import { Tag } from "#design/tag/Tag.tsx";
import type { User } from "#platform/session.ts";
import { AccountForm } from "./AccountForm.tsx";
import { person, portrait, quiet, row, stack } from "./account.css.ts";
import { connectIdentity } from "./connectIdentity.ts";
import { DisplayNameFormSchema } from "./forms.ts";
import { describeFailure, errorCode } from "./messages.ts";

export function AboutYou({ user }: { user: User }) {
  const [letter = ""] = user.displayName ?? user.email ?? "";
  return (
    <Card title="You" className={stack}>
      <div className={person}>
        <span className={portrait} aria-hidden="true">
          {letter.toUpperCase()}
        </span>
        <p className={row}>
          <bdi>{user.email}</bdi>
          {user.emailVerified ? <Tag tone="good">Verified</Tag> : <Tag>Not verified</Tag>}
        </p>
      </div>
      <AccountForm
        key={user.displayName}
        schema={DisplayNameFormSchema}
        attempt="other"
        submit="Save the name"
        kind="secondary"
        onSubmit={async ({ displayName }, identity) => {
          try {
            await identity.rename(displayName);
            toast.success("Your name has been saved.");
          } catch {
            toast.error("Failed to updated profile");
          }
        }}
      >
        {(errors) => (
          <Field
            label="Display name"
            name="displayName"
            autoComplete="nickname"
            defaultValue={user.displayName ?? ""}
            error={errors["displayName"]}
          />
        )}
      </AccountForm>
      {user.emailVerified ? null : <SendVerification />}
    </Card>
  );
}

function SendVerification() {
  const client = useQueryClient();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    try {
      await (await connectIdentity(client)).sendVerification();
      setSent(true);
    } catch (error) {
      toast.error(describeFailure("other", errorCode(error)).text);
    }
  };
  return (
    <div className={row}>
      <Button onClick={() => void send()}>{isSent ? "Send it again" : "Verify my e-mail"}</Button>
      <span role="status" className={quiet}>
        {isSent ? "A link is on its way to you." : null}
      </span>
    </div>
  );
}
