/** The provider's requests take turns: a few at once, since each needs connections to the database, and a crowd waits. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect, Runtime } from "effect";
import { unavailable } from "#platform/api/unavailable.ts";
import { fairQueue } from "#platform/limits/fairQueue.ts";
import { clientAddresses, siteOf } from "./clientAddress.ts";
import { ofProvider } from "./requestTime.ts";

/** Ten connections are open; the rest is for calls of the API. A person rather waits than is refused. */
const limits = { atOnce: 4, waiting: 1000, waitTimeout: "60 seconds" } as const;

export const providerTurns = Effect.gen(function* () {
  const clientAddress = yield* clientAddresses;
  const runtime = yield* Effect.runtime();
  const turns = fairQueue(limits);

  /** Runs `work` when the turn of the client's site has come, unless the client has left. */
  const takeTurn = <A, E>(req: IncomingMessage, res: ServerResponse, work: Effect.Effect<A, E>) => {
    const turn = turns.enter(siteOf(clientAddress(req)));
    const answered = Effect.suspend((): Effect.Effect<A | void, E> => (res.destroyed ? Effect.void : work));
    const refuse = (seconds: number) =>
      res.writeHead(503, { ...unavailable.headers, "retry-after": String(seconds) }).end(unavailable.body);
    return Effect.scoped(
      Effect.matchEffect(turn, {
        onFailure: ({ retryAfterSeconds }) => Effect.sync(() => void refuse(retryAfterSeconds)),
        onSuccess: () => answered,
      }),
    );
  };

  const inTurn = (req: IncomingMessage, res: ServerResponse, answer: () => Promise<unknown>): void =>
    void Runtime.runFork(runtime)(takeTurn(req, res, ofProvider(answer)));

  return { takeTurn, inTurn };
});
