import { tryAgain } from "./signal.ts";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";

/** Asks for an answer anew, also when the first call was taken and never answered. */
export function useRetry(queryKey: QueryKey): () => void {
  const queryClient = useQueryClient();
  const retry = async () => {
    tryAgain();
    // A first call that hangs would otherwise be waited for again.
    await queryClient.cancelQueries({ queryKey, exact: true });
    await queryClient.refetchQueries({ queryKey, exact: true });
  };
  return () => void retry();
}
