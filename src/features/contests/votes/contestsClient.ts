import { OwnVotesSchema, type OwnVotes } from "#domain/contests/contest.ts";
import { ownVotesCall } from "#domain/contests/contestCalls.ts";
import { accountCall, type Token } from "#data/api/accountCall.ts";
import { readJson } from "#data/api/apiClient.ts";

/** The account's own votes in a year's contest. @throws ApiError */
export async function readOwnVotes(token: Token, year: number): Promise<OwnVotes> {
  return await readJson(
    await accountCall((proof) => ownVotesCall(proof, year), token),
    OwnVotesSchema,
  );
}
