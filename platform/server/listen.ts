/** Listens on a port before the platform is ready, and closes it after pending requests are answered. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as PortServer, type Socket } from "node:net";
import { Data, type Duration, Effect } from "effect";

export class PortUnavailable extends Data.TaggedError("PortUnavailable")<{
  readonly host: string;
  readonly port: number;
  readonly code: string | undefined;
  /** What an operator sets to listen elsewhere. */
  readonly variable?: string;
}> {
  override get message() {
    const { host, port, code, variable = "PORT" } = this;
    return code === "EADDRINUSE"
      ? `Port ${port} is in use by another program. Set ${variable} to another one, for example ${variable}=${port + 1}.`
      : `Port ${port} of ${host} cannot be used (${code}). Set ${variable} or HOST to another one.`;
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

/** How long after the port is closed a client may begin a request on an open connection. */
const lastRequestMillis = 100;
/** How long connections that wait to be accepted are accepted before the port is closed. */
const acceptMillis = 1000;
/** The length of an event loop's turn in which hardly a connection arrives unseen. */
const quietMillis = 1;
/** How many requests of a connection may wait for others. Node would read on, though nobody reads the answers. */
const maxWaiting = 100;

export interface ListenOptions {
  readonly timeout?: Duration.DurationInput;
  readonly keepAliveSeconds?: number;
  /** How long a connection may be silent. A sign-in in a crowd waits for two queues: it is answered within 202 seconds. */
  readonly idleMillis?: number;
}

/**
 * Requests that arrive before `serve` are answered by `whileStarting`. Resources acquired before `serve` are released
 * after the last answer, or after `timeout` when a request does not end.
 */
export const listen = Effect.fn("listen")(function* (
  host: string,
  port: number,
  whileStarting: Handler,
  { timeout = "10 seconds", keepAliveSeconds = 65, idleMillis = 210_000 }: ListenOptions = {},
) {
  let handle = whileStarting;
  let draining = false;
  let accepted = 0;
  const connections = new Set<Socket>();
  /** How many requests wait on each. */
  const waiting = new WeakMap<Socket, number>();
  const underWay = new Set<ServerResponse>();
  const closeAfter = (res: ServerResponse) => {
    if (!res.headersSent) res.setHeader("connection", "close");
  };

  const answer: Handler = (req, res) => {
    underWay.add(res);
    res.once("close", () => {
      underWay.delete(res);
      if (draining) req.socket.destroySoon(); // its headers may have been sent before
    });
    if (draining) closeAfter(res);
    handle(req, res);
  };
  // One after another on a connection: an answer without a socket is never told that its client left.
  const server = createServer((req, res) => {
    const { socket } = req;
    if (res.socket) return answer(req, res);
    const before = waiting.get(socket) ?? 0;
    if (before === maxWaiting) return void socket.destroy();
    waiting.set(socket, before + 1);
    res.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      process.nextTick(() => void (socket.destroyed || answer(req, res)));
    });
  });
  server.keepAliveTimeout = keepAliveSeconds * 1000;
  // Also of connections that send nothing; longer than any answer takes.
  server.timeout = Math.max(keepAliveSeconds * 1000, idleMillis);
  server.on("connection", (socket) => {
    accepted += 1;
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
      // An HTTP server's own method closes idle connections at once, perhaps while a client sends its next request.
      PortServer.prototype.close.call(server, () => resume(Effect.void));
      setTimeout(() => {
        server.closeIdleConnections();
        for (const socket of connections) if (socket.bytesRead === 0) socket.destroy(); // as opened ahead by browsers
      }, lastRequestMillis);
    };
    // Closing the port resets connections that wait to be accepted. Node accepts one in each turn of its event loop.
    const end = performance.now() + acceptMillis;
    const closeWhenQuiet = (acceptedBefore: number, before: number) => {
      const now = performance.now();
      const isQuiet = accepted === acceptedBefore && now < before + quietMillis;
      if (isQuiet || now > end) close();
      else setImmediate(closeWhenQuiet, accepted, now);
    };
    setImmediate(closeWhenQuiet, accepted, -Infinity);
  }).pipe(Effect.interruptible, Effect.timeoutOption(timeout)); // finalizers are uninterruptible by default

  const serve = (serving: Handler) =>
    Effect.acquireRelease(
      Effect.sync(() => void (handle = serving)),
      () => drain,
    );
  return { port: bound, serve };
});
