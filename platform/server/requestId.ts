/** The id by which a line of a proxy's log, the platform's lines and an answer belong together. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect } from "effect";

const name = "x-request-id";

/** Anything else, from a proxy or a stranger, is replaced: it is logged, and sent back. */
const isSane = /^[\w.-]{8,64}$/;

/** Takes the id over from the request, or gives it one. */
export const identify = ({ headers }: IncomingMessage, res: ServerResponse): void => {
  const asked = String(headers[name] ?? "");
  const id = isSane.test(asked) ? asked : randomUUID();
  headers[name] = id;
  res.setHeader(name, id);
};

type Identified = { readonly headers: Readonly<Record<string, unknown>> } | undefined;

export const requestIdOf = (request: Identified) => request?.headers[name];

/** Lets the lines that an effect logs name their request. */
export const forRequest =
  (request: Identified) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const id = requestIdOf(request);
    return id === undefined ? effect : Effect.annotateLogs(effect, "request", id);
  };
