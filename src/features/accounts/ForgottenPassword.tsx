import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import toast from "react-hot-toast/headless";
import { Spinner } from "#design/states/Spinner.tsx";
import { PASSWORD_MIN_LENGTH } from "#domain/accounts.ts";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { sheet, trouble } from "./account.css.ts";
import { connectIdentity } from "./connectIdentity.ts";
import {
  NewPasswordFormSchema,
  describeFailure,
  errorCode,
  ForgottenSchema,
  NO_MAIL,
} from "./forms.ts";
import { useState } from "react";
import { Banner } from "#design/states/Banner.tsx";
import { Field } from "#design/controls/Field.tsx";
import { siteConfigQuery } from "#data/siteConfig.ts";

/** Where the link of a mail leads: a new password, by the code in the link. */
export function NewPassword({ code }: { code: string }) {
  const link = useResetLink(code);
  return (
    <AccountPage title="New Password" lead="Choose a new password. Other devices are signed out.">
      <div className={sheet}>
        {link.state === "asking" ? <Spinner title="Looking at the link" /> : null}
        {link.state === "bad" ? (
          <>
            <p role="alert" className={trouble}>
              {link.text}
            </p>
            <p>
              <Link to="/signin" search={{ mode: "forgot" }}>
                Ask for a new link
              </Link>
            </p>
          </>
        ) : null}
        {link.state === "good" ? <NewPasswordForm code={code} email={link.email} /> : null}
      </div>
    </AccountPage>
  );
}

function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const navigate = useNavigate();
  return (
    <AccountForm
      schema={NewPasswordFormSchema}
      attempt="other"
      submit="Set the password"
      onSubmit={async ({ password }, identity) => {
        await identity.resetPassword(code, password);
        await identity.signIn({ email, password });
        toast.success("Password changed. You are signed in.");
        await navigate({ to: "/", replace: true });
      }}
    >
      {(errors) => (
        <>
          <p>
            For <bdi>{email}</bdi>
          </p>
          {/* Tells a password manager whose password this is. */}
          <input name="email" autoComplete="username" value={email} readOnly hidden />
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
  );
}

type ResetLink =
  | { state: "asking" }
  | { state: "bad"; text: string }
  | { state: "good"; email: string };

/** Whose password the code of a link can set, if it can. Asked once: a code is good for one use. */
function useResetLink(code: string): ResetLink {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ["reset-link", code],
    queryFn: async (): Promise<ResetLink> => {
      try {
        const email = await (await connectIdentity(client)).readResetCode(code);
        return { state: "good", email };
      } catch (error) {
        const reason = code === "" ? "auth/invalid-action-code" : errorCode(error);
        return { state: "bad", text: describeFailure("other", reason).text };
      }
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  return data ?? { state: "asking" };
}

export function ForgottenPassword({ redirect }: { redirect: string | undefined }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { data: site } = useQuery(siteConfigQuery);
  const back = (
    <Link to="/signin" search={redirect === undefined ? {} : { redirect }}>
      Back to sign in
    </Link>
  );
  if (site?.identity.kind === "embedded" && site.identity.sendsMail === false) {
    return (
      <AccountPage title="Forgot Password" lead="Passwords cannot be reset here.">
        <div className={sheet}>
          <Banner>{NO_MAIL}</Banner>
          <p>{back}</p>
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Forgot Password"
      lead="Enter your e-mail address. We send you a link to choose a new password."
    >
      <div className={sheet}>
        {sentTo === null ? null : (
          <Banner role="status">
            If <bdi>{sentTo}</bdi> has an account, a link is on its way. Check spam, too.
          </Banner>
        )}
        <AccountForm
          schema={ForgottenSchema}
          attempt="other"
          submit={sentTo === null ? "Send the link" : "Send it again"}
          aside={back}
          onSubmit={async ({ email }, identity) => {
            setSentTo(null);
            await identity.sendPasswordReset(email);
            setSentTo(email);
          }}
        >
          {(errors) => (
            <Field
              label="E-mail"
              name="email"
              type="email"
              autoComplete="username"
              error={errors["email"]}
            />
          )}
        </AccountForm>
      </div>
    </AccountPage>
  );
}
