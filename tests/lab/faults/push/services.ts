import type { ServerResponse } from "node:http";

/** A push service that behaves badly. */
export interface BadService {
  name: string;
  /** Answers the try of a message, counted from 1. */
  answer: (response: ServerResponse, attempt: number) => void;
  /** Whether an answer means that the message is taken; what is taken may not come again. */
  takes: (attempt: number) => boolean;
  /** It says that the phone is gone: nothing is to arrive, and the phone is to be forgotten. */
  isGone?: true;
}

const take = (response: ServerResponse) => void response.writeHead(201).end();
const never = () => false;
const always = () => true;
const afterFirst = (attempt: number) => attempt > 1;

/** Does something bad at the first try, and takes the message at the next. */
const once = (name: string, bad: (response: ServerResponse) => void): BadService => ({
  name,
  answer(response, attempt) {
    if (attempt === 1) bad(response);
    else take(response);
  },
  takes: afterFirst,
});

export const SERVICES: readonly BadService[] = [
  { name: "takes every message", answer: take, takes: always },
  once("fails (500)", (response) => void response.writeHead(500).end()),
  once("is busy (503)", (response) => void response.writeHead(503).end()),
  once("says when to come again (429)", (response) => {
    response.writeHead(429, { "retry-after": "3" }).end();
  }),
  once("says nothing", () => undefined),
  once("breaks the connection", (response) => void response.destroy()),
  once("sends a sign at a time, and no whole answer", (response) => {
    const socket = response.socket;
    const timer = setInterval(() => socket?.write("H"), 1_000);
    socket?.once("close", () => {
      clearInterval(timer);
    });
  }),
  {
    name: "takes it, and never ends its answer",
    answer(response) {
      response.writeHead(201);
      response.write("x");
    },
    takes: always,
  },
  {
    name: "has lost the phone (410)",
    answer: (response) => void response.writeHead(410).end(),
    takes: never,
    isGone: true,
  },
];
