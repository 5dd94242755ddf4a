import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import toast from "react-hot-toast/headless";
import * as v from "valibot";
import { Button } from "#design/controls/Button.tsx";
import { Spinner } from "#design/states/Spinner.tsx";
import type { Identity } from "#platform/session/identity.ts";
import { connectIdentity } from "./connectIdentity.ts";
import { leaveEndedSession } from "./leaveEndedSession.ts";
import { describeFailure, errorCode, type Attempt } from "./forms.ts";
import { form as formStyle, submitRow, trouble } from "./account.css.ts";

/** What is wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface AccountFormProps<Schema extends v.GenericSchema> {
  schema: Schema;
  attempt: Attempt;
  submit: string;
  /** Primary where the form is what the screen is for. */
  kind?: "primary" | "secondary" | "danger";
  /** Whether the fields are empty again once it is done. */
  clears?: boolean;
  /** The way out, before the button. */
  before?: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  onSubmit: (values: v.InferOutput<Schema>, identity: Identity) => Promise<void>;
  children: (errors: FieldErrors) => ReactNode;
}

interface Submitted<Schema extends v.GenericSchema> {
  values: v.InferOutput<Schema>;
  form: HTMLFormElement;
}

/** A form that the identity answers: checks its fields, works once at a time, says what went wrong. */
export function AccountForm<Schema extends v.GenericSchema>(props: AccountFormProps<Schema>) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [line, setLine] = useState<string | null>(null);
  const { mutate: send, isPending: isBusy } = useMutation({
    mutationFn: async ({ values, form }: Submitted<Schema>) => {
      await props.onSubmit(values, await connectIdentity(client));
      if (props.clears) form.reset();
    },
    onError: async (error) => {
      if (await leaveEndedSession(client, error)) return;
      const failure = describeFailure(props.attempt, errorCode(error));
      if (failure.kind === "toast") toast.error(failure.text);
      else setLine(failure.text);
    },
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const element = event.currentTarget;
    const read = v.safeParse(props.schema, Object.fromEntries(new FormData(element)));
    const found = read.success ? {} : errorsOf(read.issues);
    setErrors(found);
    setLine(null);
    if (read.success) {
      send({ values: read.output, form: element });
      return;
    }
    const [first] = Object.keys(found);
    const field = first === undefined ? null : element.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form className={formStyle} noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {props.children(errors)}
      <p role="alert" className={trouble}>
        {line}
      </p>
      <div className={submitRow}>
        {props.before}
        <Button type="submit" kind={props.kind ?? "primary"} aria-disabled={isBusy}>
          {isBusy ? (
            <Spinner
              size="sm"
              variant={props.kind === "secondary" ? "primary" : "light"}
              title="One moment"
              titleHidden
            />
          ) : null}
          {props.submit}
        </Button>
        {props.aside}
      </div>
    </form>
  );
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const key = v.getDotPath(issue);
    if (key !== null) errors[key] ??= issue.message;
  }
  return errors;
}
