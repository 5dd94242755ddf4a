import { useEffect, useRef } from "react";
import toast from "react-hot-toast/headless";
import { Card } from "#design/surfaces/Card.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { stack } from "#design/surfaces/stack.css.ts";
import { initialOf } from "#domain/text/graphemes.ts";
import type { User } from "#platform/session/session.ts";
import { AccountForm } from "./AccountForm.tsx";
import { person, portrait } from "./account.css.ts";
import { DisplayNameFormSchema } from "./forms.ts";
import { isEndedSession } from "./leaveEndedSession.ts";
import { SendVerification } from "./SendVerification.tsx";

export function AboutYou({ user }: { user: User }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Changed elsewhere, while the visitor was not typing here.
    const input = field.current;
    if (input && input !== document.activeElement) input.value = user.displayName ?? "";
  }, [user.displayName]);
  return (
    <Card title="You">
      <div className={person}>
        <span className={portrait} aria-hidden="true">
          {initialOf(user.displayName ?? user.email ?? "")}
        </span>
        <p className={stack({ row: true, gap: 3 })}>
          <bdi>{user.email}</bdi>
          {user.emailVerified ? <Tag tone="good">Verified</Tag> : <Tag>Not verified</Tag>}
        </p>
      </div>
      <AccountForm
        schema={DisplayNameFormSchema}
        attempt="other"
        submit="Save the name"
        kind="secondary"
        onSubmit={async ({ displayName }, identity) => {
          try {
            await identity.rename(displayName);
            toast.success("Your name has been saved.");
          } catch (error) {
            if (isEndedSession(error)) throw error;
            toast.error("Failed to updated profile");
          }
        }}
      >
        {(errors) => (
          <Field
            label="Display name"
            name="displayName"
            autoComplete="nickname"
            ref={field}
            defaultValue={user.displayName ?? ""}
            error={errors["displayName"]}
          />
        )}
      </AccountForm>
      {user.emailVerified ? null : <SendVerification />}
    </Card>
  );
}
