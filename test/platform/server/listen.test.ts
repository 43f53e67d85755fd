import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { Deferred, Effect, Exit, Fiber, Layer, Scope } from "effect";
import { expect } from "vitest";
import { listen } from "#platform/server/listen.ts";
import { itEffectWith } from "#test/support/itEffect.ts";

const host = "localhost";
const it = itEffectWith(Layer.scope);

const starting = (_req: unknown, res: ServerResponse) => void res.writeHead(503).end("starting");

type Listening = Effect.Effect.Success<ReturnType<typeof listen>>;
const answerAll = ({ serve }: Listening) => serve((_req, res) => void res.end());

const get = (port: number) => Effect.promise(() => fetch(`http://${host}:${port}/`));
const until = (socket: Socket, event: string) => Effect.promise(() => once(socket, event));

it("the port keeps idle connections for longer than common load balancers, or as long as it is told", function* () {
  for (const options of [{}, { keepAliveSeconds: 7 }]) {
    const { port } = yield* listen(host, 0, starting, options);
    const { keepAliveSeconds = 65 } = options as { readonly keepAliveSeconds?: number };
    expect((yield* get(port)).headers.get("keep-alive")).toBe(`timeout=${keepAliveSeconds}`);
  }
});

it("the port waits for an answer as long as nginx does", function* () {
  const [, seconds] = /proxy_read_timeout (\d+)s/.exec(readFileSync("docs/nginx/console.conf", "utf8")) ?? [];
  const waits: Array<number | undefined> = [];
  const answer = ({ socket }: IncomingMessage, res: ServerResponse) => {
    waits.push(socket.timeout);
    res.end();
  };
  yield* get((yield* listen(host, 0, answer)).port);
  expect(waits).toEqual([Number(seconds) * 1000]);
});

it("the port closes connections that send nothing", function* () {
  const { port } = yield* listen(host, 0, starting, { keepAliveSeconds: 0, idleMillis: 50 });
  expect(yield* until(connect({ host, port }), "close")).toEqual([false]);
});

it("requests that a connection sends at once are answered one after another, and none after its client has left", function* () {
  const asked: Array<string | undefined> = [];
  const arrived = yield* Deferred.make<ServerResponse>();
  const { port } = yield* listen(host, 0, ({ url }, res) => {
    asked.push(url);
    if (url === "/last") Effect.runSync(Deferred.succeed(arrived, res));
    else setImmediate(() => res.end());
  });
  const client = connect({ host, port });
  client.write(
    ["/", "/next", "/last", "/left"].map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(""),
  );
  const last = yield* Deferred.await(arrived);
  const closed = once(last, "close");
  client.destroy();
  yield* Effect.promise(() => closed);
  last.end();
  yield* get(port);
  expect(asked).toEqual(["/", "/next", "/last", "/"]);
});

it("a connection whose requests pile up is closed", function* () {
  const { port } = yield* listen(host, 0, () => {});
  const client = connect({ host, port });
  const closed = once(client, "close");
  client.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n".repeat(1000));
  yield* Effect.timeout(
    Effect.promise(() => closed),
    "9 seconds",
  );
});

it("the port is closed after the last answer, before its resources are released", function* () {
  const events: Array<string> = [];
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
  yield* until(unused, "connect");
  const unusedClosed = once(unused, "close");
  const answer = yield* Effect.fork(
    Effect.flatMap(get(port), (response) =>
      Effect.promise(async () => [response.headers.get("connection"), await response.text()]),
    ),
  );
  const underWay = yield* Deferred.await(arrived);
  const closing = yield* Effect.fork(Scope.close(scope, Exit.void));
  // The port accepts connections until a quiet moment, which a busy machine postpones.
  expect(Exit.isFailure(yield* Effect.exit(Effect.forever(get(port))))).toBe(true);
  yield* Effect.promise(() => unusedClosed);
  underWay.end("done", () => events.push("answered"));
  expect(yield* Fiber.join(answer)).toEqual(["close", "done"]);
  yield* Fiber.join(closing);
  expect(events).toEqual(["answered", "database closed"]);
});

it("the port is closed after it has answered the connections that waited to be accepted", function* () {
  const address = "127.0.0.1"; // connects at once, without a look-up
  const scope = yield* Scope.make();
  const { port } = yield* Scope.extend(Effect.tap(listen(address, 0, starting), answerAll), scope);
  const sockets = Array.from({ length: 30 }, () => connect({ host: address, port }));
  const answered = sockets.map(async (socket) => {
    socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
    const [part] = (await once(socket, "data")) as [Buffer];
    return part.toString("latin1").slice(0, 15);
  });
  yield* until(sockets[29] as Socket, "connect"); // Node has accepted one of them
  yield* Scope.close(scope, Exit.void);
  const answers = yield* Effect.promise(() => Promise.all(answered));
  expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 200 OK"]));
});

it("the port is closed after the timeout when a request does not end", function* () {
  const scope = yield* Scope.make();
  const listening = listen(host, 0, starting, { timeout: "100 millis" });
  const { port } = yield* Scope.extend(Effect.tap(listening, answerAll), scope);
  const socket = connect({ host, port });
  yield* until(socket, "connect");
  socket.write("GET / HT");
  yield* get(port); // by then the server has read it
  const closed = once(socket, "close");
  yield* Scope.close(scope, Exit.void);
  yield* Effect.promise(() => closed);
});
