/** The one way of a write, on the real platform: its answers are lost or changed, and requests are repeated. */
import { Cause, Effect, Exit, Option, Runtime } from "effect";
import { expect, it, vi } from "vitest";
import { type App, AppId } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { creation, edit } from "#src/services/api/writes.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { storeOver } from "#test/support/consoleStore.ts";
import { platformApi } from "#test/support/platformApi.ts";
import { platformClient } from "#test/support/platformClient.ts";

const platform = platformApi();

/** What becomes of one request: it may not arrive, its answer may be lost or another. */
type Way = (request: Request) => Promise<Response>;

const arrives: Way = (request) => platform().fetch(request);
const lost = (): never => {
  throw new TypeError("Failed to fetch");
};
const neverArrives: Way = async () => lost();
const answerLost: Way = async (request) => {
  await arrives(request);
  return lost();
};
const answering =
  (change: (body: object) => object, status = 201): Way =>
  async (request) =>
    Response.json(change((await (await arrives(request)).json()) as object), { status });
const withoutId = answering((body) => ({ ...body, id: undefined }), 200);
const failing: Way = async (request) => {
  await arrives(request);
  return Response.json({}, { status: 503 });
};
const gatewayGaveUp: Way = async () => new Response("<h1>504 Gateway Time-out</h1>", { status: 504 });
/** As a platform that does not know the header. */
const withoutKey: Way = (request) => {
  const headers = new Headers(request.headers);
  headers.delete("idempotency-key");
  return arrives(new Request(request, { headers }));
};
const storesOtherwise = answering((body) => ({ ...body, name: "Other" }));

const created = { stored: {}, notStored: [] };
const taken = { _tag: "AppNameTaken" };
const isListed = { _tag: "AnswerLost", isListed: true };
const mayExist = { _tag: "AnswerLost", isListed: false };
const unreachable = { _tag: "RequestError" };

interface More {
  /** What becomes of requests for the list. */
  readonly list?: Way;
  /** What becomes of the same request when it is sent again. */
  readonly again?: readonly [Way, object];
}

it.each<readonly [what: string, post: Way, outcome: object, more: More]>([
  ["that is answered is created", arrives, created, {}],
  ["that is answered otherwise says so", storesOtherwise, { notStored: ["name"] }, {}],
  ["without an answer is listed", answerLost, isListed, {}],
  ["that failed is listed", failing, isListed, {}],
  ["with an answer that cannot be read is listed", withoutId, isListed, {}],
  ["that never arrived is not listed", neverArrives, unreachable, {}],
  ["may exist if a gateway has stopped waiting", gatewayGaveUp, mayExist, {}],
  ["may exist if the list is lost too", answerLost, mayExist, { list: neverArrives }],
  ["is taken where the key is not known", answerLost, isListed, { again: [withoutKey, taken] }],
])("an app %s, and is created once", async (name, first, outcome, more) => {
  const { list = arrives, again = [arrives, created] } = more;
  const log = vi
    .spyOn(console, "log")
    .mockImplementation(() => undefined)
    .mockClear();
  let post = arrives;
  const { runtime } = await storeOver(
    platformClient((request) => (request.method === "POST" ? post : list)(request), platform().token),
  );
  const write = Effect.gen(function* () {
    const apps = yield* callsOf(AppsApi);
    return yield* creation({
      call: "POST of an app",
      name,
      send: apps.create({ headers: { "idempotency-key": name.replaceAll(" ", "-") }, payload: { name } }),
      isListed: Effect.map(apps.list({ urlParams: {} }), ({ content }) =>
        content.some((app) => app.name === name),
      ),
      notStored: (stored) => (stored.name === name ? [] : ["name"]),
    });
  });
  for (const [way, expected] of [[first, outcome], again] as const) {
    post = way;
    const exit = await Runtime.runPromiseExit(runtime)(write);
    expect(Exit.isSuccess(exit) ? exit.value : Cause.squash(exit.cause)).toMatchObject(expected);
  }
  const { content } = (await platform().call("GET", "/api/v1/apps")).body;
  expect(content.filter((app: App) => app.name === name)).toHaveLength(1);
  const isOtherwise = first === storesOtherwise;
  expect(log.mock.calls.flat().join().includes("another name than sent")).toBe(isOtherwise);
});

const renameElsewhere: Way = async (request) => {
  const { body } = await platform().call("GET", new URL(request.url).pathname);
  await platform().call("PUT", new URL(request.url).pathname, { json: { ...body, name: `${body.name} 2` } });
  return arrives(request);
};
/** As after an attempt whose answer was lost, and what was read then. */
const editedBefore: Way = async (request) => {
  await arrives(request.clone());
  return arrives(request);
};
const emptyAnswer: Way = async (request) => {
  await arrives(request);
  return new Response(null, { status: 204 });
};
/** As of a server with ETags of its own. */
const refusesVersions: Way = async (request) =>
  request.headers.has("if-match") ? Response.json({ status: 412 }, { status: 412 }) : arrives(request);
const refusesAll: Way = async () => Response.json({ status: 412 }, { status: 412 });

const mine = { stored: { status: "disabled" }, notStored: [] };

it.each<readonly [what: string, put: Way, outcome: object, stored: string]>([
  ["that is answered is stored", arrives, mine, "disabled"],
  [
    "that is answered otherwise says so",
    answering((body) => ({ ...body, status: "enabled" }), 200),
    { notStored: ["status"] },
    "disabled",
  ],
  ["without an answer is found", answerLost, mine, "disabled"],
  ["with an empty answer is found", emptyAnswer, mine, "disabled"],
  ["that failed is found", failing, mine, "disabled"],
  ["that never arrived has failed", neverArrives, unreachable, "enabled"],
  ["that an earlier attempt has carried out is found", editedBefore, mine, "disabled"],
  ["does not replace another version", renameElsewhere, { _tag: "ChangedElsewhere" }, "enabled"],
  ["is stored by a server with ETags of its own", refusesVersions, mine, "disabled"],
  ["fails on a server that refuses every version", refusesAll, { _tag: "Unexpected" }, "enabled"],
])("an edit %s", async (what, put, outcome, stored) => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const { body } = await platform().call("POST", "/api/v1/apps", {
    json: { name: `Edit ${what}`.slice(0, 48) },
  });
  const path = { id: AppId.make(body.id) };
  const { runtime } = await storeOver(
    platformClient((request) => (request.method === "PUT" ? put : arrives)(request), platform().token),
  );
  const write = Effect.gen(function* () {
    const apps = yield* callsOf(AppsApi);
    const read = Effect.map(apps.get({ path, withResponse: true }), ([app, { headers }]) => ({
      app,
      etag: headers["etag"],
    }));
    const { app, etag } = yield* read;
    return yield* edit({
      call: "PUT of an app",
      etag,
      send: (headers) => apps.update({ path, headers, payload: { ...app, status: "disabled" } }),
      read,
      isSeen: (now) => now.etag === etag,
      answerIn: (now) => Option.some(now.app),
      notStored: ({ status }: App) => (status === "disabled" ? [] : ["status"]),
    });
  });
  const exit = await Runtime.runPromiseExit(runtime)(write);
  expect(Exit.isSuccess(exit) ? exit.value : Cause.squash(exit.cause)).toMatchObject(outcome);
  expect((await platform().call("GET", `/api/v1/apps/${body.id}`)).body.status).toBe(stored);
});
