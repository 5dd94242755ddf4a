import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Banner } from "#design/states/Banner.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { siteConfigQuery } from "#data/siteConfig.ts";
import { AccountForm } from "./AccountForm.tsx";
import { sheet } from "./account.css.ts";
import { ForgottenSchema } from "./account_forms.ts";
import { NO_MAIL } from "./forms.ts";

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
      <Page title="Forgot Password" lead="Passwords cannot be reset here.">
        <div className={sheet}>
          <Banner>{NO_MAIL}</Banner>
          <p>{back}</p>
        </div>
      </Page>
    );
  }
  return (
    <Page
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
    </Page>
  );
}
