import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { returnPath } from "#domain/accounts.ts";
import { useSession } from "#platform/session/session.ts";

/**
 * Leads back once the visitor is signed in, also when they already were. What is being done for a
 * new account is finished first.
 *
 * @param redirect as it stands in the address
 * @returns runs what must be finished
 */
export function useReturn(
  redirect: string | undefined,
): (work: () => Promise<void>) => Promise<void> {
  const { history } = useRouter();
  const { state } = useSession();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
  });
  const mayLeave = state === "signed-in" && !isPending;
  useEffect(() => {
    if (mayLeave) history.replace(returnPath(redirect));
  }, [mayLeave, history, redirect]);

  return async (work) => {
    await mutateAsync(work);
    // The form stays busy until the next screen, whose file may be slow, has taken its place.
    await new Promise<never>(() => {});
  };
}
