import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { SignUpScreen } from "#features/accounts/SignUpScreen.tsx";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/signup")({
  validateSearch: v.object({ redirect: v.optional(v.fallback(v.string(), "/")) }),
  head: () => screenHead("/signup"),
  component: function SignUp() {
    return <SignUpScreen redirect={Route.useSearch().redirect} />;
  },
});
