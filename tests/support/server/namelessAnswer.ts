/**
 * An answer byte for byte and header by header, so that two can be compared: without the name of
 * its request, which is another one each time.
 *
 * @returns the body with one character for each byte, compressed where the answer was
 */
export async function namelessAnswer(answer: Response) {
  const requestId = answer.headers.get("x-request-id");
  if (requestId === null) throw new Error("an answer without the name of its request");
  const body = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name !== "x-request-id"),
    body: body.replaceAll(requestId, "the request"),
  };
}
