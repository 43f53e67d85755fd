/** Listens on a port before the platform is ready, and closes it after pending requests are answered. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Data, Deferred, type Duration, Effect } from "effect";

export class PortUnavailable extends Data.TaggedError("PortUnavailable")<{
  readonly host: string;
  readonly port: number;
  readonly code: string | undefined;
}> {
  override get message() {
    return this.code === "EADDRINUSE"
      ? `Port ${this.port} is in use by another program. Set PORT to another one, for example PORT=${this.port + 1}.`
      : `Port ${this.port} of ${this.host} cannot be used (${this.code}). Set PORT or HOST to another one.`;
  }
}

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const bind = (server: Server, host: string, port: number) =>
  Effect.async<number, PortUnavailable>((resume) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      resume(new PortUnavailable({ host, port, code })),
    );
    server.listen({ host, port }, () => {
      const address = server.address();
      resume(Effect.succeed(typeof address === "object" && address ? address.port : port));
    });
  });

/**
 * Requests that arrive before `serve` wait for it. Resources acquired before `serve` are released after the last answer,
 * or after `timeout` when a request does not end.
 */
export const listen = Effect.fn("listen")(function* (
  host: string,
  port: number,
  timeout: Duration.DurationInput = "10 seconds",
) {
  const serving = yield* Deferred.make<Handler>();
  const handler = Effect.runPromise(Deferred.await(serving));
  let draining = false;
  const server = createServer((req, res) => {
    // Otherwise keep-alive connections would delay the shutdown for seconds.
    if (draining) res.setHeader("connection", "close");
    res.once("close", () => draining && server.closeIdleConnections());
    void handler.then((handle) => handle(req, res));
  });
  const bound = yield* Effect.acquireRelease(bind(server, host, port), () =>
    Effect.sync(() => {
      server.close();
      server.closeAllConnections();
    }),
  );

  const drain = Effect.async<void>((resume) => {
    draining = true;
    server.close(() => resume(Effect.void)); // closes idle connections as well
  }).pipe(Effect.interruptible, Effect.timeoutOption(timeout)); // finalizers are uninterruptible by default

  const serve = (handle: Handler) => Effect.acquireRelease(Deferred.succeed(serving, handle), () => drain);
  return { port: bound, serve };
});
