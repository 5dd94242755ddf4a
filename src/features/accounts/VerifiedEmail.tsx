import { Link } from "@tanstack/react-router";
import { useState } from "react";
import * as v from "valibot";
import { Banner } from "#design/states/Banner.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { sheet } from "./account.css.ts";

const focus = (element: HTMLElement | null) => element?.focus();

/** Where the other link of a mail leads. It waits for a tap: mail programs open links to look at them. */
export function VerifiedEmail({ code }: { code: string }) {
  const [isDone, setDone] = useState(false);
  return (
    <Page title="Verify E-mail" lead="Confirm that this e-mail address is yours.">
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
    </Page>
  );
}
