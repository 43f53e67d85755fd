/** API calls with the browser's database and locks: what they carry, and one refresh in all tabs. */
import { Effect } from "effect";
import { expect, it } from "vitest";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { type Answers, apiBaseUrl, config, json, smallServer } from "#test/support/smallServer.ts";
import { signInAs, tab } from "#test/support/tab.ts";

const user = { id: "adm_ada", email: "ada@example.org" };
const me = Effect.flatMap(callsOf(AdminsApi), (admins) => admins.me({}));
const signedIn = (token_type = "Bearer") =>
  signInAs("adm_ada", { access_token: "access-1", token_type, refresh_token: "refresh-1" });

/** Accepts the newest access token, and each refresh token once; the first access token has expired. */
const rotatingServer = (answers: Answers = {}) => {
  let newest = 1;
  const accepts = ({ headers }: Request) =>
    newest > 1 && headers.get("authorization") === `Bearer access-${newest}`;
  const server = smallServer({
    "/api/v1/users/me": (request) => (accepts(request) ? json(user) : json({}, 401)),
    "/token": ({ url }) => {
      if (new URL(url).searchParams.get("refresh_token") !== `refresh-${newest}`) return json({}, 400);
      newest += 1;
      return json({
        access_token: `access-${newest}`,
        token_type: "Bearer",
        refresh_token: `refresh-${newest}`,
      });
    },
    ...answers,
  });
  return { ...server, accepts };
};

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
  await runPromise(signedIn());
  const create = Effect.flatMap(callsOf(AppsApi), (apps) =>
    apps.create({ headers: {}, payload: { name: "New" } }),
  );
  expect(await runPromise(create)).toMatchObject({ name: "New" });
  expect(bodies).toEqual(['{"name":"New"}', '{"name":"New"}']);
});

it("concurrent 401s refresh once in three tabs with eight calls each, in each of eight rounds", async () => {
  let newest = "";
  const server = rotatingServer({
    "/api/v1/users/me": ({ headers }) =>
      headers.get("authorization") === newest ? json(user) : json({}, 401),
  });
  const tabs = [tab(server), tab(server), tab(server)] as const;
  await tabs[0].runPromise(signedIn());
  for (let round = 1; round <= 8; round += 1) {
    // All tokens issued so far have expired.
    newest = `Bearer access-${round + 1}`;
    const calls = tabs.flatMap(({ runPromise }) => Array.from({ length: 8 }, () => runPromise(me)));
    expect(await Promise.all(calls)).toEqual(calls.map(() => user));
    expect(server.to("/token")).toHaveLength(round);
  }
});
