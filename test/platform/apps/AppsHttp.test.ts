import { Effect } from "effect";
import { expect } from "vitest";
import { countsOf } from "#test/support/answers.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { expectOneOfTwenty, platformApi, twentyTimes } from "#test/support/platformApi.ts";

const platform = platformApi();

const create = (name: string) => platform().client.apps.create({ payload: { name }, headers: {} });

/** Raw calls, for ETags and invalid bodies, which the typed client cannot express. */
const put = (id: string, json: unknown, headers: Record<string, string> = {}) =>
  platform().send("PUT", `/api/v1/apps/${id}`, { json, headers });
const read = (id: string) => platform().send("GET", `/api/v1/apps/${id}`);

itEffect("one of 20 concurrent apps of a name is created; it is taken in every case and form", function* () {
  yield* expectOneOfTwenty(create("Straßencafé"), "AppNameTaken");
  const taken = "STRASSENCAFE\u0301";
  const unique = platform().client.apps.isNameUnique({ urlParams: { appName: taken } });
  expect(yield* unique).toBe(false);
  expect(yield* Effect.flip(create(taken))).toMatchObject({ _tag: "AppNameTaken", status: 409 });
});

itEffect("pages list every app once, sorted by name", function* () {
  yield* Effect.forEach(["Zebra", "ähre", "apfel", "Birne", "Ahorn"], create);
  const { client } = platform();
  const whole = yield* client.apps.list({ urlParams: {} });
  const pages = yield* Effect.forEach([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (page) =>
    client.apps.list({ urlParams: { page, size: 2 } }),
  );
  expect(pages.flatMap(({ content }) => content)).toEqual(whole.content.slice(0, 20));
  const { totalElements } = whole;
  expect(whole).toMatchObject({ page: 0, size: 10_000, totalPages: 1 });
  expect(pages[1]).toMatchObject({
    page: 1,
    size: 2,
    totalElements,
    totalPages: Math.ceil(totalElements / 2),
  });
  const beyond = yield* client.apps.list({ urlParams: { page: 1_000_000, size: 10_000 } });
  expect(beyond).toMatchObject({ content: [], totalElements });
  const names = whole.content.map(({ name }) => name);
  expect(names.filter((name) => /^(a|b|z)/i.test(name))).toEqual(["Ahorn", "apfel", "Birne", "Zebra"]);
});

itEffect.each<[string, (etag: string) => string]>([
  ["as it was sent", (etag: string) => etag],
  ["weakened by a proxy", (etag: string) => `W/${etag}`],
  ["among others", (etag: string) => `"other", ${etag}`],
  ["as any", () => "*"],
])("a list whose ETag comes back %s is answered by 304, until it changes", function* (title, sent) {
  const list = (etag: string) =>
    platform().send("GET", "/api/v1/apps", { headers: { "if-none-match": etag } });
  const { status, headers } = yield* list('"other"');
  const etag = headers.get("etag") ?? "none";
  const again = yield* list(sent(etag));
  expect([status, again.status, again.body, again.headers.get("etag")]).toEqual([200, 304, undefined, etag]);
  yield* create(`Changed ${title}`);
  expect((yield* list(etag)).status).toBe(200);
});

itEffect("an unknown app answers NotFound, whatever the path looks like", function* () {
  for (const id of ["app_none", "%20", "a%00b", "x".repeat(65), "%E4"]) {
    const answer = yield* read(id);
    expect([id, answer.status, answer.body?._tag]).toEqual([id, 404, "NotFound"]);
  }
});

itEffect(
  "of concurrent updates with one If-Match, which a proxy weakened, exactly one succeeds",
  function* () {
    const app = yield* create("Contended");
    const { body, headers } = yield* read(app.id);
    const ifMatch = { "if-match": `W/${headers.get("etag")}` };
    const answers = yield* twentyTimes((index) => put(app.id, { ...body, name: `Edit ${index}` }, ifMatch));
    expect(countsOf(answers)).toEqual({ 200: 1, 412: 19 });
    expect((yield* read(app.id)).body).toEqual(answers.find(({ status }) => status === 200)?.body);
  },
);

itEffect("an app may change the case of its own name but not take another app's name", function* () {
  const app = yield* create("Own name");
  yield* create("Other name");
  const { body } = yield* read(app.id);
  expect((yield* put(app.id, { ...body, name: "OWN NAME" })).status).toBe(200);
  const taken = yield* put(app.id, { ...body, name: "OTHER name" });
  expect(taken.body).toMatchObject({ _tag: "AppNameTaken" });
});

itEffect("an invalid update names each wrong field", function* () {
  const app = yield* create("Strict");
  const { body } = yield* read(app.id);
  const changes = [
    [{ id: "app_other" }, "must be that of the path"],
    [{ creationDate: "2020-01-01T00:00:00.000Z" }, "must be that of the app"],
    [{ owner: "me", plan: 1 }, "is not known"],
    [{ name: "" }, "must not be empty"],
    [{ status: "active" }, 'Expected "enabled" or "disabled"'],
  ] as const;
  for (const [wrong, message] of changes) {
    const issues = Object.keys(wrong).map((path) => ({ path, message }));
    expect(yield* put(app.id, { ...body, ...wrong })).toMatchObject({ status: 422, body: { issues } });
  }
  expect((yield* read(app.id)).body).toEqual(body);
});
