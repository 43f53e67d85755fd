import { Effect, Either } from "effect";
import { expect } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();

const create = (name: string) => platform().client.apps.create({ payload: { name }, headers: {} });

/** Raw calls, for ETags and invalid bodies, which the typed client cannot express. */
const put = (id: string, json: unknown, headers: Record<string, string> = {}) =>
  Effect.promise(() => platform().call("PUT", `/api/v1/apps/${id}`, { json, headers }));
const read = (id: string) => Effect.promise(() => platform().call("GET", `/api/v1/apps/${id}`));

itEffect("a name is refused as taken in another case and Unicode form", function* () {
  yield* create("Straßencafé");
  const taken = "STRASSENCAFE\u0301";
  const unique = platform().client.apps.isNameUnique({ urlParams: { appName: taken } });
  expect(yield* unique).toBe(false);
  expect(yield* Effect.flip(create(taken))).toMatchObject({ _tag: "AppNameTaken", status: 409 });
});

itEffect("exactly one of 20 concurrent apps of a name is created", function* () {
  const results = yield* Effect.all(
    Array.from({ length: 20 }, () => Effect.either(create("Race"))),
    { concurrency: "unbounded" },
  );
  expect(results.filter(Either.isRight)).toHaveLength(1);
  expect(results.filter(Either.isLeft).map(({ left }) => left._tag)).toEqual(Array(19).fill("AppNameTaken"));
});

itEffect("pages list every app once, sorted by name", function* () {
  yield* Effect.forEach(["Zebra", "ähre", "apfel", "Birne", "Ahorn"], create);
  const { client } = platform();
  const whole = yield* client.apps.list({ urlParams: {} });
  const pages = yield* Effect.forEach([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (page) =>
    client.apps.list({ urlParams: { page, size: 2 } }),
  );
  expect(pages.flatMap(({ content }) => content)).toEqual(whole.content.slice(0, 20));
  expect(pages[1]).toMatchObject({ page: 1, size: 2, totalElements: whole.totalElements });
  const beyond = yield* client.apps.list({ urlParams: { page: 1_000_000, size: 10_000 } });
  expect(beyond).toMatchObject({ content: [], totalElements: whole.totalElements });
  const names = whole.content.map(({ name }) => name);
  expect(names.filter((name) => /^(a|b|z)/i.test(name))).toEqual(["Ahorn", "apfel", "Birne", "Zebra"]);
});

itEffect("an unknown app answers NotFound, whatever the path looks like", function* () {
  const { client, call } = platform();
  const path = { id: AppId.make("app_none") };
  expect(yield* Effect.flip(client.apps.get({ path }))).toMatchObject({ _tag: "NotFound", status: 404 });
  for (const id of ["%20", "a%00b", "a'b", "x".repeat(65), "%E4"]) {
    const answer = yield* Effect.promise(() => call("GET", `/api/v1/apps/${id}`));
    expect([id, answer.status, answer.body?._tag]).toEqual([id, 404, "NotFound"]);
  }
});

itEffect("of concurrent updates with the same If-Match exactly one succeeds", function* () {
  const app = yield* create("Contended");
  const { body, headers } = yield* read(app.id);
  const ifMatch = { "if-match": headers.get("etag") ?? "" };
  const edits = Array.from({ length: 20 }, (_edit, index) =>
    put(app.id, { ...body, name: `Edit ${index}` }, ifMatch),
  );
  const answers = yield* Effect.all(edits, { concurrency: "unbounded" });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 412 && body._tag === "Changed")).toHaveLength(19);
  expect((yield* read(app.id)).body).toEqual(answers.find(({ status }) => status === 200)?.body);
});

itEffect("an ETag that a proxy weakened is accepted", function* () {
  const app = yield* create("Weak");
  const { body, headers } = yield* read(app.id);
  const answer = yield* put(
    app.id,
    { ...body, status: "disabled" },
    { "if-match": `W/${headers.get("etag")}` },
  );
  expect(answer.status).toBe(200);
});

itEffect("an app may change the case of its own name but not take another app's name", function* () {
  const app = yield* create("Own name");
  yield* create("Other name");
  const { body } = yield* read(app.id);
  expect((yield* put(app.id, { ...body, name: "OWN NAME" })).status).toBe(200);
  expect((yield* put(app.id, { ...body, name: "OTHER name" })).body).toMatchObject({
    _tag: "AppNameTaken",
  });
});

itEffect("an invalid update names each wrong field", function* () {
  const app = yield* create("Strict");
  const { body } = yield* read(app.id);
  const pathsOf = (json: unknown) =>
    Effect.map(put(app.id, json), (answer) => [
      answer.status,
      answer.body.issues?.map(({ path }: { path: string }) => path),
    ]);
  expect(yield* pathsOf({ ...body, id: "app_other" })).toEqual([422, ["id"]]);
  expect(yield* pathsOf({ ...body, creationDate: "2020-01-01T00:00:00.000Z" })).toEqual([
    422,
    ["creationDate"],
  ]);
  expect(yield* pathsOf({ ...body, owner: "me", plan: 1 })).toEqual([422, ["owner", "plan"]]);
  expect(yield* pathsOf({ ...body, name: "" })).toEqual([422, ["name"]]);
  expect((yield* read(app.id)).body).toEqual(body);
});
