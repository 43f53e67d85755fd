/** API calls carry the current token; a 401 leads to one refresh and one retry, in all tabs. */
import { Effect } from "effect";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { expired, me, rotatingServer, signedInAs, user } from "./rotatingServer.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, tab } from "#test/support/tab.ts";

const bearers = (requests: ReadonlyArray<Request>) =>
  requests.map(({ headers }) => headers.get("authorization"));

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
});

it("a call is retried with the same body after a 401", async () => {
  const bodies: Array<string> = [];
  const server = rotatingServer({
    "/api/v1/apps": async (request) => {
      bodies.push(await request.text());
      if (!server.accepts(request)) return json({}, 401);
      return json({ id: "app_1", name: "New", status: "enabled", creationDate: "2026-01-01T00:00:00Z" }, 201);
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

it("concurrent 401s refresh once in three tabs with eight calls each, in each of 25 rounds", async () => {
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
