import { createFileRoute } from "@tanstack/react-router";
import { SignInScreen } from "#features/accounts/SignInScreen.tsx";
import { SignInSearchSchema } from "#features/accounts/signInSearch.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/signin")({
  validateSearch: SignInSearchSchema,
  head: () => screenHead("/signin"),
  component: function SignIn() {
    return <SignInScreen {...Route.useSearch()} />;
  },
});
