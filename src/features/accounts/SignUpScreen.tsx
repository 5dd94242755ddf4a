import { SITE } from "#domain/site/site.ts";
import { Link } from "@tanstack/react-router";
import toast from "react-hot-toast/headless";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Text } from "#design/words/Text.tsx";
import { DISPLAY_NAME_LENGTH, PASSWORD_MIN_LENGTH } from "#domain/accounts.ts";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { sheet, switchLine } from "./account.css.ts";
import { SignUpSchema } from "./forms.ts";
import { useReturn } from "./useReturn.ts";

export function SignUpScreen({ redirect }: { redirect: string | undefined }) {
  const finish = useReturn(redirect);
  return (
    <AccountPage title="Sign Up" lead="Just a name, an e-mail address and a password.">
      <div className={sheet}>
        <AccountForm
          schema={SignUpSchema}
          attempt="sign-up"
          submit="Sign up"
          onSubmit={({ displayName, ...credentials }, identity) =>
            finish(async () => {
              await identity.signUp(credentials);
              await identity.rename(displayName).catch((error: unknown) => {
                // The account is there; only its name is missing, and can be given in the profile.
                toast.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
              });
            })
          }
        >
          {(errors) => (
            <>
              <Field
                label="Display name"
                name="displayName"
                autoComplete="nickname"
                hint={`What others see: ${String(DISPLAY_NAME_LENGTH.min)} to ${String(DISPLAY_NAME_LENGTH.max)} characters.`}
                error={errors["displayName"]}
              />
              <Field
                label="E-mail"
                name="email"
                type="email"
                autoComplete="username"
                error={errors["email"]}
              />
              <PasswordField
                label="Password"
                name="password"
                autoComplete="new-password"
                minLength={PASSWORD_MIN_LENGTH}
                hint={`At least ${String(PASSWORD_MIN_LENGTH)} characters.`}
                error={errors["password"]}
              />
              <div>
                <Checkbox
                  name="adult"
                  value="yes"
                  aria-invalid={errors["adult"] ? true : undefined}
                  aria-describedby={errors["adult"] ? "adult-error" : undefined}
                >
                  I am 21 or older, or a registered {SITE.state} patient or caregiver
                </Checkbox>
                {errors["adult"] ? (
                  <Text id="adult-error" tone="danger" size="sm">
                    {errors["adult"]}
                  </Text>
                ) : null}
              </div>
            </>
          )}
        </AccountForm>
        <p className={switchLine}>
          Already registered?{" "}
          <Link to="/signin" search={redirect === undefined ? {} : { redirect }}>
            Sign in
          </Link>
        </p>
      </div>
    </AccountPage>
  );
}
