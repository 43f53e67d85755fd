/** Listens on a port before the platform is ready, and closes it after pending requests are answered. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Data, type Duration, Effect } from "effect";

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

const unreadMillis = 100;

/**
 * Requests that arrive before `serve` are answered by `whileStarting`. Resources acquired before `serve` are released
 * after the last answer, or after `timeout` when a request does not end.
 */
export const listen = Effect.fn("listen")(function* (
  host: string,
  port: number,
  whileStarting: Handler,
  timeout: Duration.DurationInput = "10 seconds",
) {
  let handle = whileStarting;
  let draining = false;
  const connections = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  const closeAfter = (res: ServerResponse) => {
    if (!res.headersSent) res.setHeader("connection", "close");
  };

  const server = createServer((req, res) => {
    underWay.add(res);
    res.once("close", () => {
      underWay.delete(res);
      // Its headers may have been sent before.
      if (draining) server.closeIdleConnections();
    });
    if (draining) closeAfter(res);
    handle(req, res);
  });
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  const bound = yield* Effect.acquireRelease(bind(server, host, port), () =>
    Effect.sync(() => {
      server.close();
      server.closeAllConnections();
    }),
  );

  const drain = Effect.async<void>((resume) => {
    draining = true;
    underWay.forEach(closeAfter);
    const close = () => {
      server.close(() => resume(Effect.void)); // closes connections that are idle after a request as well
      // Browsers open connections ahead of requests. A request that was sent already is read within that time.
      setTimeout(() => {
        for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
      }, unreadMillis);
    };
    // After the connections that wait to be accepted.
    setImmediate(() => setImmediate(close));
  }).pipe(Effect.interruptible, Effect.timeoutOption(timeout)); // finalizers are uninterruptible by default

  const serve = (serving: Handler) =>
    Effect.acquireRelease(
      Effect.sync(() => void (handle = serving)),
      () => drain,
    );
  return { port: bound, serve };
});
