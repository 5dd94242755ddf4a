import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "#design/controls/Button.tsx";
import { SITE } from "#domain/site/site.ts";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Field, TextArea } from "#design/controls/Field.tsx";
import { Select } from "#design/controls/Select.tsx";
import { stack } from "#design/surfaces/stack.css.ts";
import { Text } from "#design/words/Text.tsx";
import { FEEDBACK_KINDS, FEEDBACK_LENGTH } from "#domain/feedback/feedbackKinds.ts";
import { useOnline } from "#platform/connection.ts";
import { useSession } from "#platform/session/session.ts";
import { type FeedbackDraft, KIND_HINTS, KIND_TITLES } from "./feedbackDraft.ts";
import { form as formStyle, honeypot } from "./feedback.css.ts";
import { sendFeedback } from "./sendFeedback.ts";
import { type FeedbackContext, FeedbackSchema, type Feedback } from "#domain/feedback/feedback.ts";
import * as v from "valibot";
import { characterCount } from "#domain/text/storable.ts";

const KINDS = FEEDBACK_KINDS.map((value) => ({ value, label: KIND_TITLES[value] }));

interface FeedbackFormProps {
  draft: FeedbackDraft;
  /** Called with the id of what is kept or received. */
  onDone: (id: string) => void;
}

/** A message to the operator. It is kept on the phone first, with or without a connection. */
export function FeedbackForm({ draft, onDone }: FeedbackFormProps) {
  const session = useSession();
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(draft.kind);
  const [message, setMessage] = useState(draft.message);
  const [email, setEmail] = useState(draft.email);
  const [identify, setIdentify] = useState(false);
  const [website, setWebsite] = useState("");
  const [errors, setErrors] = useState<FeedbackErrors>({});
  const context = feedbackContext(draft.path, online);

  const sending = useMutation({
    mutationFn: async () => {
      const fields = { id: crypto.randomUUID(), kind, message, email, context, website };
      const about = draft.about === undefined ? {} : { about: draft.about };
      const read = readFeedbackForm({ ...fields, ...about, ...(identify ? { identify } : {}) });
      setErrors("errors" in read ? read.errors : {});
      if ("errors" in read) {
        const [wrong = ""] = Object.keys(read.errors);
        form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
        return null;
      }
      const became = await sendFeedback(read.feedback, session, draft.replaced);
      if (became.is === "saved" || became.is === "received") onDone(read.feedback.id);
      return became;
    },
  });
  const became = sending.data ?? null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  };

  return (
    <form ref={form} className={`${stack()} ${formStyle}`} noValidate onSubmit={submit}>
      <Select label="What is it about?" options={KINDS} value={kind} onChange={setKind} />
      <TextArea
        label="Message"
        name="message"
        hint={KIND_HINTS[kind]}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        error={errors.message}
      />
      <Field
        label="E-mail, if you want an answer (optional)"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={errors.email}
      />
      <div className={honeypot} aria-hidden="true">
        <label>
          Website
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={({ target }) => setWebsite(target.value)}
          />
        </label>
      </div>
      {session.state === "signed-in" ? (
        <Checkbox checked={identify} onChange={({ target }) => setIdentify(target.checked)}>
          Tell them who I am
        </Checkbox>
      ) : null}
      <Text tone="quiet" size="sm">
        Sent along: page {context.path}, version {context.release},{" "}
        {context.online ? "online" : "offline"}, in {languageName(context.language)}. Nothing else.
      </Text>
      {became !== null && became.is !== "saved" && became.is !== "received" ? (
        <p role="alert">
          {became.is === "refused"
            ? `Not sent. ${became.sentence}`
            : "Not sent: this browser keeps nothing, and the server did not answer. Copy your message and try again."}
        </p>
      ) : null}
      <div>
        <Button type="submit" kind="primary" disabled={sending.isPending}>
          Send
        </Button>
      </div>
    </form>
  );
}

/** Where the visitor was, for the reader of the message. All of it is shown before it is sent. */
function feedbackContext(path: string, online: boolean): FeedbackContext {
  return { path, release: __APP_VERSION__, online, language: navigator.language };
}

/** What a visitor has filled in, and what the page adds. */
type FeedbackFields = Omit<v.InferInput<typeof FeedbackSchema>, "email"> & { email: string };

interface FeedbackErrors {
  message?: string;
  email?: string;
}

/** The message as it is sent, or what is wrong with it, field by field. */
function readFeedbackForm(
  fields: FeedbackFields,
): { feedback: Feedback } | { errors: FeedbackErrors } {
  const { email, ...rest } = fields;
  const given = email.trim() === "" ? rest : { ...rest, email };
  const read = v.safeParse(FeedbackSchema, given);
  if (read.success) return { feedback: read.output };
  const { nested } = v.flatten<typeof FeedbackSchema>(read.issues);
  const length = characterCount(fields.message.trim());
  const { min, max } = FEEDBACK_LENGTH;
  return {
    errors: {
      ...(nested?.message === undefined
        ? {}
        : {
            message:
              length < min
                ? `At least ${String(min)} characters.`
                : `At most ${String(max)} characters; these are ${String(length)}.`,
          }),
      ...(nested?.email === undefined
        ? {}
        : { email: "Not a valid e-mail address. Is the @ missing?" }),
    },
  };
}

/** A browser's language as people call it: "American English". */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([SITE.locale], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
