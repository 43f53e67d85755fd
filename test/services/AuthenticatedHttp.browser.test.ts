/** API calls carry the current token; a 401 leads to one refresh and one retry, in all tabs. */
import { Effect } from "effect";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { expired, me, rotatingServer, signedInAs, tokensNow, user } from "./rotatingServer.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, tab } from "#test/support/tab.ts";

const bearers = (requests: ReadonlyArray<Request>) =>
  requests.map(({ headers }) => headers.get("authorization"));

const renewed = { access_token: "access-2", token_type: "Bearer" };

beforeEach(emptyBrowser);

describe("an API call", () => {
  it("carries the token type and the access token", async () => {
    const server = smallServer({ "/api/v1/users/me": () => json(user) });
    const { runPromise } = tab(server);
    await runPromise(signedInAs({ access_token: "abc", token_type: "Custom" }));
    expect(await runPromise(me)).toEqual(user);
    expect(bearers(server.to("/api/v1/users/me"))).toEqual(["Custom abc"]);
  });

  it("sends no cookies, bypasses the cache and follows no redirect", async () => {
    const server = smallServer({ "/api/v1/users/me": () => json(user) });
    const { runPromise } = tab(server);
    await runPromise(signedInAs(expired));
    await runPromise(me);
    const sent = server
      .to("/api/v1/users/me")
      .map(({ credentials, cache, redirect }) => [credentials, cache, redirect]);
    expect(sent).toEqual([["omit", "no-store", "error"]]);
  });

  it("is not sent without a session", async () => {
    const server = smallServer({ "/api/v1/users/me": () => json(user) });
    const { runPromise } = tab(server);
    expect(await runPromise(Effect.flip(me))).toMatchObject({ _tag: "Unauthorized" });
    expect(server.to("/api/v1/users/me")).toEqual([]);
    expect(server.to("/token")).toEqual([]);
  });
});

describe("a 401", () => {
  it("leads to one refresh, and one retry with the new token", async () => {
    const server = rotatingServer();
    const { runPromise } = tab(server);
    await runPromise(signedInAs(expired));
    expect(await runPromise(me)).toEqual(user);
    expect(bearers(server.to("/api/v1/users/me"))).toEqual(["Bearer access-1", "Bearer access-2"]);
    expect(server.to("/token")).toHaveLength(1);
    expect(await runPromise(tokensNow)).toMatchObject({
      access_token: "access-2",
      refresh_token: "refresh-2",
    });
  });

  it("is retried with the same body", async () => {
    const bodies: Array<string> = [];
    const server = rotatingServer({
      "/api/v1/apps": async (request) => {
        bodies.push(await request.text());
        if (!server.accepts(request)) return json({}, 401);
        return json(
          { id: "app_1", name: "New", status: "enabled", creationDate: "2026-01-01T00:00:00Z" },
          201,
        );
      },
    });
    const { runPromise } = tab(server);
    await runPromise(signedInAs(expired));
    const payload = { name: "New" };
    const created = await runPromise(
      Effect.flatMap(callsOf(AppsApi), (apps) => apps.create({ headers: {}, payload })),
    );
    expect(created).toMatchObject({ name: "New" });
    expect(bodies).toEqual(['{"name":"New"}', '{"name":"New"}']);
  });

  it.each<[how: string, answer: () => Response | Promise<Response>]>([
    ["is refused", () => json({ error: "invalid_grant" }, 400)],
    ["is not answered", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["is answered for another person", () => json({ ...renewed, id_token: "nonsense" })],
  ])("whose refresh %s clears the session and fails the call", async (_how, answer) => {
    const server = rotatingServer({ "/token": answer });
    const { runPromise } = tab(server);
    await runPromise(signedInAs(expired));
    expect(await runPromise(Effect.flip(me))).toMatchObject({ _tag: "Unauthorized" });
    expect(server.to("/api/v1/users/me")).toHaveLength(1);
    expect(server.to("/token")).toHaveLength(1);
    expect(await runPromise(tokensNow)).toBeNull();
  });

  it("whose refresh is answered without another refresh token keeps the one that it has", async () => {
    const server = rotatingServer({
      "/token": () => json(renewed),
      "/api/v1/users/me": ({ headers }) =>
        headers.get("authorization") === "Bearer access-2" ? json(user) : json({}, 401),
    });
    const { runPromise } = tab(server);
    await runPromise(signedInAs(expired));
    expect(await runPromise(me)).toEqual(user);
    expect(await runPromise(tokensNow)).toEqual({ ...renewed, refresh_token: "refresh-1" });
  });

  it("without a refresh token clears the session without a token request", async () => {
    const server = rotatingServer();
    const { runPromise } = tab(server);
    await runPromise(signedInAs({ access_token: "access-1", token_type: "Bearer" }));
    expect(await runPromise(Effect.flip(me))).toMatchObject({ _tag: "Unauthorized" });
    expect(server.to("/token")).toEqual([]);
    expect(await runPromise(tokensNow)).toBeNull();
  });
});

describe("any other failure", () => {
  it.each([400, 403, 404, 409, 422, 429, 500, 503])("with status %i never refreshes", async (status) => {
    const server = rotatingServer({ "/api/v1/users/me": () => json({}, status) });
    const { runPromise } = tab(server);
    await runPromise(signedInAs(expired));
    expect(await runPromise(Effect.flip(me))).not.toMatchObject({ _tag: "Unauthorized" });
    expect(server.to("/api/v1/users/me")).toHaveLength(1);
    expect(server.to("/token")).toEqual([]);
    expect(await runPromise(tokensNow)).toEqual(expired);
  });

  it("of the network never refreshes", async () => {
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    const server = rotatingServer({ "/api/v1/users/me": lost });
    const { runPromise } = tab(server);
    await runPromise(signedInAs(expired));
    expect(await runPromise(Effect.flip(me))).toMatchObject({ _tag: "RequestError" });
    expect(server.to("/token")).toEqual([]);
    expect(await runPromise(tokensNow)).toEqual(expired);
  });
});

describe("concurrent 401s", () => {
  it("refresh once in three tabs with eight calls each, in each of 25 rounds", async () => {
    let newest = "";
    const server = rotatingServer({
      "/api/v1/users/me": ({ headers }) =>
        headers.get("authorization") === newest ? json(user) : json({}, 401),
    });
    const tabs = [tab(server), tab(server), tab(server)] as const;
    await tabs[0].runPromise(signedInAs(expired));
    for (let round = 1; round <= 25; round += 1) {
      // All tokens issued so far have expired.
      newest = `Bearer access-${round + 1}`;
      const calls = tabs.flatMap(({ runPromise }) => Array.from({ length: 8 }, () => runPromise(me)));
      expect(await Promise.all(calls)).toEqual(calls.map(() => user));
      expect(server.to("/token")).toHaveLength(round);
    }
  });
});
