/** API calls with the browser's database and locks: what they carry, and one refresh in all tabs. */
import { Effect } from "effect";
import { expect, it } from "vitest";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { apiBaseUrl, config, json, smallServer } from "#test/support/smallServer.ts";
import { signInAs, tab } from "#test/support/tab.ts";

const user = { id: "adm_ada", email: "ada@example.org" };
const me = Effect.flatMap(callsOf(AdminsApi), (admins) => admins.me({}));
const signedIn = (token_type = "Bearer") =>
  signInAs("adm_ada", { access_token: "access-1", token_type, refresh_token: "refresh-1" });

it("a call goes below the configured address, carries the token and its type, sends no cookies, bypasses the cache and follows no redirect", async () => {
  const server = smallServer({
    "/config.json": () => json({ ...config, apiBaseUrl: `${apiBaseUrl}/base` }),
    "/base/api/v1/users/me": () => json(user),
  });
  const { runPromise } = tab(server);
  await runPromise(signedIn("Custom"));
  expect(await runPromise(me)).toEqual(user);
  const sent = server
    .to("/base/api/v1/users/me")
    .map(({ headers, credentials, cache, redirect }) => [
      headers.get("authorization"),
      credentials,
      cache,
      redirect,
    ]);
  expect(sent).toEqual([["Custom access-1", "omit", "no-store", "error"]]);
});

it("concurrent 401s refresh once in three tabs with eight calls each, in each of eight rounds", async () => {
  let round = 1;
  const server = smallServer({
    "/api/v1/users/me": ({ headers }) =>
      headers.get("authorization") === `Bearer access-${round}` ? json(user) : json({}, 401),
    "/token": () =>
      json({
        access_token: `access-${round}`,
        token_type: "Bearer",
        refresh_token: `refresh-${round}`,
      }),
  });
  const tabs = [tab(server), tab(server), tab(server)] as const;
  await tabs[0].runPromise(signedIn());
  for (round = 2; round <= 9; round += 1) {
    const calls = tabs.flatMap(({ runPromise }) => Array.from({ length: 8 }, () => runPromise(me)));
    expect(await Promise.all(calls)).toEqual(calls.map(() => user));
    expect(server.to("/token")).toHaveLength(round - 1);
  }
});
