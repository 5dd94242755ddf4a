import { Link } from "@tanstack/react-router";
import { Field } from "#design/controls/Field.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { ForgottenPassword, NewPassword } from "./ForgottenPassword.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { sheet, switchLine } from "./account.css.ts";
import { SignInSchema } from "./forms.ts";
import type { SignInSearch } from "./signInSearch.ts";
import { useReturn } from "./useReturn.ts";
import { useState } from "react";
import * as v from "valibot";
import { Banner } from "#design/states/Banner.tsx";

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
    <AccountPage
      title="Sign In"
      lead="You need an account only to vote, reserve, or sync your wishlist."
    >
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
    </AccountPage>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Where the other link of a mail leads. It waits for a tap: mail programs open links to look at them. */
function VerifiedEmail({ code }: { code: string }) {
  const [isDone, setDone] = useState(false);
  return (
    <AccountPage title="Verify E-mail" lead="Confirm that this e-mail address is yours.">
      <div className={sheet}>
        {isDone ? (
          <div ref={focus} tabIndex={-1}>
            <Banner role="status">Your e-mail address is verified.</Banner>
          </div>
        ) : (
          <AccountForm
            schema={v.object({})}
            attempt="other"
            submit="Verify my e-mail"
            onSubmit={async (_, identity) => {
              await identity.verifyEmail(code);
              setDone(true);
            }}
          >
            {() => null}
          </AccountForm>
        )}
        <p>
          <Link to="/profile">To your profile</Link>
          {isDone ? null : ", where you can ask for a new link"}
        </p>
      </div>
    </AccountPage>
  );
}
