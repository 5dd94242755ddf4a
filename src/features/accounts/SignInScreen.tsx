import { Link } from "@tanstack/react-router";
import { Field } from "#design/controls/Field.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { ForgottenPassword } from "./signIn_ForgottenPassword.tsx";
import { NewPassword } from "./ForgottenPassword.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { VerifiedEmail } from "./VerifiedEmail.tsx";
import { sheet, switchLine } from "./account.css.ts";
import { SignInSchema } from "./account_forms.ts";
import type { SignInSearch } from "./signInSearch.ts";
import { useReturn } from "./useReturn.ts";

export function SignInScreen({ redirect, mode, oobCode }: SignInSearch) {
  if (mode === "resetPassword") return <NewPassword code={oobCode ?? ""} />;
  if (mode === "verifyEmail") return <VerifiedEmail code={oobCode ?? ""} />;
  if (mode === "forgot") return <ForgottenPassword redirect={redirect} />;
  return <SignIn redirect={redirect} />;
}

function SignIn({ redirect }: { redirect: string | undefined }) {
  const finish = useReturn(redirect);
  const way = redirect === undefined ? {} : { redirect };
  return (
    <Page title="Sign In" lead="You need an account only to vote, reserve, or sync your wishlist.">
      <div className={sheet}>
        <AccountForm
          schema={SignInSchema}
          attempt="sign-in"
          submit="Sign in"
          aside={
            <Link to="/signin" search={{ ...way, mode: "forgot" }}>
              Forgot password?
            </Link>
          }
          onSubmit={(values, identity) => finish(() => identity.signIn(values))}
        >
          {(errors) => (
            <>
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
                autoComplete="current-password"
                error={errors["password"]}
              />
            </>
          )}
        </AccountForm>
        <p className={switchLine}>
          No account yet?{" "}
          <Link to="/signup" search={way}>
            Sign up
          </Link>
        </p>
      </div>
    </Page>
  );
}
