import Eye from "~icons/eye";
import EyeOff from "~icons/eye-off";
import { useState, type ComponentProps } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Field } from "#design/controls/Field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "action" | "autoComplete"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password, which may be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <Button
          kind="icon"
          aria-label={`Show ${props.label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" />
        </Button>
      }
    />
  );
}
