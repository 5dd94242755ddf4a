import { useNavigate } from "@tanstack/react-router";
import toast from "react-hot-toast/headless";
import { Page } from "#design/page/Page.tsx";
import { PASSWORD_MIN_LENGTH } from "#domain/accounts.ts";
import { AccountForm } from "./AccountForm.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { sheet } from "./account.css.ts";
import { NewPasswordFormSchema } from "./forms.ts";

/** Where the link of a mail leads: a new password, by the code in the link. */
export function NewPassword({ code }: { code: string }) {
  const navigate = useNavigate();
  return (
    <Page title="New Password" lead="Choose a new password. Every other phone is signed out then.">
      <div className={sheet}>
        <AccountForm
          schema={NewPasswordFormSchema}
          attempt="other"
          submit="Set the password"
          onSubmit={async ({ password }, identity) => {
            const email = await identity.readResetCode(code);
            await identity.resetPassword(code, password);
            toast.success("The password has been changed. You are signed in with it.");
            await identity.signIn({ email, password });
            await navigate({ to: "/", replace: true });
          }}
        >
          {(errors) => (
            <PasswordField
              label="New password"
              name="password"
              autoComplete="new-password"
              hint={`At least ${String(PASSWORD_MIN_LENGTH)} characters.`}
              error={errors["password"]}
            />
          )}
        </AccountForm>
      </div>
    </Page>
  );
}
