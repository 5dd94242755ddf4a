import { createFileRoute } from "@tanstack/react-router";
import * as v from "valibot";
import { NotReadyScreen } from "#features/not-ready/NotReadyScreen.tsx";
import { SCREENS } from "#domain/routes.ts";
import { screenHead } from "../-screenHead.ts";

export const Route = createFileRoute("/_shell/signin")({
  validateSearch: v.object({ redirect: v.optional(v.string()) }),
  head: () => screenHead("/signin"),
  component: () => <NotReadyScreen title={SCREENS["/signin"]} />,
});
