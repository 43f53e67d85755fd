import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { Deferred, Effect, Exit, Fiber, Scope } from "effect";
import { describe, expect, it } from "vitest";
import { listen } from "#platform/server/listen.ts";

const host = "localhost";

const starting = (_req: unknown, res: ServerResponse) => void res.writeHead(503).end("starting");

const get = (port: number) => Effect.promise(() => fetch(`http://${host}:${port}/`));

describe("the port", () => {
  it("that is in use is named by the error, together with PORT", async () => {
    const error = await Effect.gen(function* () {
      const { port } = yield* listen(host, 0, starting);
      const taken = yield* Effect.flip(listen(host, port, starting));
      expect(taken.message).toContain(`Port ${port} is in use`);
      return taken;
    }).pipe(Effect.scoped, Effect.runPromise);
    expect(error.message).toContain(`PORT=${error.port + 1}`);
  });

  it("keeps idle connections for longer than common load balancers, or as long as it is told", async () => {
    const told = (seconds?: number) =>
      Effect.gen(function* () {
        const { port } = yield* listen(host, 0, starting, {
          ...(seconds !== undefined && { keepAliveSeconds: seconds }),
        });
        return (yield* get(port)).headers.get("keep-alive");
      }).pipe(Effect.scoped, Effect.runPromise);
    expect([await told(), await told(7)]).toEqual(["timeout=65", "timeout=7"]);
  });

  it("closes connections that send nothing", async () => {
    await Effect.gen(function* () {
      const { port } = yield* listen(host, 0, starting, { keepAliveSeconds: 0, idleMillis: 50 });
      const silent = connect({ host, port });
      expect(yield* Effect.promise(() => once(silent, "close"))).toEqual([false]);
    }).pipe(Effect.scoped, Effect.runPromise);
  });

  it("is closed after the last answer, before its resources are released", async () => {
    const events: Array<string> = [];
    await Effect.gen(function* () {
      const scope = yield* Scope.make();
      const arrived = yield* Deferred.make<ServerResponse>();
      const port = yield* Effect.gen(function* () {
        const listening = yield* listen(host, 0, starting);
        yield* Effect.addFinalizer(() => Effect.sync(() => events.push("database closed")));
        yield* listening.serve((_req, res) => {
          if (!Effect.runSync(Deferred.succeed(arrived, res))) res.end("accepted while closing");
        });
        return listening.port;
      }).pipe(Scope.extend(scope));

      const unused = connect({ host, port });
      yield* Effect.promise(() => once(unused, "connect"));
      const unusedClosed = once(unused, "close");
      const answer = yield* Effect.fork(
        Effect.flatMap(get(port), (response) =>
          Effect.promise(async () => [response.headers.get("connection"), await response.text()]),
        ),
      );
      const underWay = yield* Deferred.await(arrived);
      const closing = yield* Effect.fork(Scope.close(scope, Exit.void));
      // The port accepts connections until a quiet moment, which a busy machine postpones.
      const refused = yield* Effect.exit(Effect.forever(get(port)));
      expect(Exit.isFailure(refused)).toBe(true);
      yield* Effect.promise(() => unusedClosed);
      underWay.end("done", () => events.push("answered"));
      expect(yield* Fiber.join(answer)).toEqual(["close", "done"]);
      yield* Fiber.join(closing);
    }).pipe(Effect.runPromise);
    expect(events).toEqual(["answered", "database closed"]);
  });

  it("is closed after it has answered the connections that waited to be accepted", async () => {
    const address = "127.0.0.1"; // connects at once, without a look-up
    const answers = await Effect.gen(function* () {
      const scope = yield* Scope.make();
      const { port, serve } = yield* Scope.extend(listen(address, 0, starting), scope);
      yield* Scope.extend(
        serve((_req, res) => void res.end()),
        scope,
      );
      const sockets = Array.from({ length: 30 }, () => connect({ host: address, port }));
      const answered = sockets.map(async (socket) => {
        socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
        const [part] = (await once(socket, "data")) as [Buffer];
        return part.toString("latin1").slice(0, 15);
      });
      yield* Effect.promise(() => once(sockets[29] as Socket, "connect")); // Node has accepted one of them
      yield* Scope.close(scope, Exit.void);
      return yield* Effect.promise(() => Promise.all(answered));
    }).pipe(Effect.runPromise);
    expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 200 OK"]));
  });

  it("is closed after the timeout when a request does not end", async () => {
    const closed = await Effect.gen(function* () {
      const { port, serve } = yield* listen(host, 0, starting, { timeout: "100 millis" });
      yield* serve((_req, res) => void res.end());
      const socket = connect({ host, port });
      yield* Effect.promise(() => once(socket, "connect"));
      yield* Effect.promise(async () => socket.write("GET / HT"));
      yield* Effect.promise(() => fetch(`http://${host}:${port}/`)); // by then the server has read it
      return once(socket, "close");
    }).pipe(Effect.scoped, Effect.runPromise);
    expect(closed).toBeDefined();
  });
});
