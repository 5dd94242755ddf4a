import { useNavigate } from "@tanstack/react-router";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { forgetOwner } from "#data/outbox/outbox.ts";
import { deleteAccountData, type TokenSource } from "./accountClient.ts";
import { leaveWishlist } from "#data/wishlist/wishlist.ts";
import type { User } from "#platform/session/session.ts";
import { AccountForm } from "./AccountForm.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { ConfirmSchema } from "./forms.ts";

interface DeleteAccountProps {
  user: User;
  token: TokenSource;
  onClose: () => void;
}

export function DeleteAccount({ user, token, onClose }: DeleteAccountProps) {
  const navigate = useNavigate();
  return (
    <Panel title="Delete my account" onClose={onClose}>
      <p>
        Your account <bdi>{user.email}</bdi> and everything the server holds about you will be
        deleted at once. Seats that you have reserved go to others. This cannot be undone. What is
        saved on this device stays.
      </p>
      <AccountForm
        schema={ConfirmSchema}
        attempt="confirm-password"
        submit="Delete it for good"
        kind="danger"
        before={<Button onClick={onClose}>Cancel</Button>}
        onSubmit={async ({ password }, identity) => {
          await identity.confirmPassword(password);
          await deleteAccountData(token);
          await forgetOwner(user.uid);
          // Away from the profile first: it has no owner once the account is gone.
          await navigate({ to: "/", replace: true });
          try {
            await identity.deleteAccount();
            await leaveWishlist(true);
            toast.success("Your account has been deleted.");
          } catch {
            toast.error("Your data is deleted, but not the account. Try again.");
          }
        }}
      >
        {(errors) => (
          <>
            <input name="email" autoComplete="username" value={user.email ?? ""} readOnly hidden />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="current-password"
              error={errors["password"]}
            />
          </>
        )}
      </AccountForm>
    </Panel>
  );
}
