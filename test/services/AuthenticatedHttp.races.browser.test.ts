/** Races with a pending refresh: interrupted callers, sign-outs, other sign-ins, other tabs. */
import { Deferred, Effect, Exit, Fiber } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import { expired, me, rotatingServer, signedInAs, tokensNow, user } from "./rotatingServer.ts";
import { json } from "#test/support/smallServer.ts";
import { emptyBrowser, tab } from "#test/support/tab.ts";

beforeEach(emptyBrowser);

describe("while a refresh is pending", () => {
  /** A token request whose response the test controls. */
  const slowRefresh = async () => {
    const [asked, answer] = await Effect.runPromise(
      Effect.all([Deferred.make<void>(), Deferred.make<Response>()]),
    );
    const server = rotatingServer({
      "/token": () =>
        Effect.runPromise(Effect.zipRight(Deferred.succeed(asked, undefined), Deferred.await(answer))),
      "/api/v1/users/me": ({ headers }) =>
        headers.get("authorization") === "Bearer access-2" ? json(user) : json({}, 401),
    });
    const { runPromise } = tab(server);
    await runPromise(signedInAs(expired));
    const renewed = json({ access_token: "access-2", token_type: "Bearer", refresh_token: "refresh-2" });
    return { server, runPromise, asked, answer: Deferred.succeed(answer, renewed) };
  };

  it("an interrupted caller loses no token", async () => {
    const { runPromise, asked, answer } = await slowRefresh();
    const interrupted = Effect.gen(function* () {
      const caller = yield* Effect.fork(me);
      yield* Deferred.await(asked);
      yield* Fiber.interruptFork(caller);
      yield* answer;
      return yield* Fiber.await(caller);
    });
    expect(Exit.isInterrupted(await runPromise(interrupted))).toBe(true);
    await expect.poll(() => runPromise(tokensNow)).toMatchObject({ refresh_token: "refresh-2" });
  });

  it("a new sign-in wins: the late response does not replace it", async () => {
    const { runPromise, asked, answer } = await slowRefresh();
    const other = { access_token: "other", token_type: "Bearer", refresh_token: "other-refresh" };
    const signedIn = Effect.gen(function* () {
      const caller = yield* Effect.fork(Effect.exit(me));
      yield* Deferred.await(asked);
      yield* signedInAs(other);
      yield* answer;
      return yield* Fiber.join(caller);
    });
    await runPromise(signedIn);
    expect(await runPromise(tokensNow)).toEqual(other);
  });
});

describe("new tokens of another tab", () => {
  it("are used without a token request", async () => {
    const server = rotatingServer({
      "/api/v1/users/me": async ({ headers }) => {
        if (headers.get("authorization") === "Bearer access-9") return json(user);
        await otherTab.runPromise(signedInAs({ ...expired, access_token: "access-9" }));
        return json({}, 401);
      },
    });
    const otherTab = tab(server);
    const { runPromise } = tab(server);
    await runPromise(signedInAs(expired));
    expect(await runPromise(me)).toEqual(user);
    expect(server.to("/token")).toEqual([]);
  });
});
