import toast from "react-hot-toast/headless";
import { Card } from "#design/surfaces/Card.tsx";
import { PASSWORD_MIN_LENGTH } from "#domain/accounts.ts";
import type { User } from "#platform/session/session.ts";
import { AccountForm } from "./AccountForm.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { ChangePasswordSchema } from "./account_forms.ts";

export function ChangePassword({ user }: { user: User }) {
  return (
    <Card title="Password">
      <AccountForm
        clears
        schema={ChangePasswordSchema}
        attempt="confirm-password"
        submit="Change the password"
        kind="secondary"
        onSubmit={async ({ current, password }, identity) => {
          await identity.confirmPassword(current);
          await identity.changePassword(password);
          toast.success("Your password has been changed. Other devices are signed out.");
        }}
      >
        {(errors) => (
          <>
            {/* Tells a password manager whose password this is. */}
            <input name="email" autoComplete="username" value={user.email ?? ""} readOnly hidden />
            <PasswordField
              label="Current password"
              name="current"
              autoComplete="current-password"
              error={errors["current"]}
            />
            <PasswordField
              label="New password"
              name="password"
              autoComplete="new-password"
              hint={`At least ${String(PASSWORD_MIN_LENGTH)} characters.`}
              error={errors["password"]}
            />
          </>
        )}
      </AccountForm>
    </Card>
  );
}
