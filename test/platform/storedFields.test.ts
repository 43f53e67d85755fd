/** Sends every payload of the contract with all of its fields and reads them back, so no store can drop a field. */
import { HttpApi } from "@effect/platform";
import { Arbitrary, DateTime, Effect, FastCheck, Schema, SchemaAST } from "effect";
import { expect, it } from "vitest";
import { Api } from "#schemas/Api.ts";
import { platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();

type Json = Readonly<Record<string, unknown>>;

/** The payload of each call, by method and path. */
const payloads = new Map<string, SchemaAST.AST>();
const calls = new Set<string>();
HttpApi.reflect(Api, {
  onGroup: () => {},
  onEndpoint: ({ endpoint, payloads: declared }) => {
    const call = `${endpoint.method} ${endpoint.path}`;
    calls.add(call);
    for (const { ast } of declared.values()) payloads.set(call, ast);
  },
});

/** The schema with all optional fields required. Unwraps `keepingNumericId`, since this platform's ids are text. */
const withAllFields = (ast: SchemaAST.AST): SchemaAST.AST => {
  if (SchemaAST.isDeclaration(ast) && ast.typeParameters[0]) return withAllFields(ast.typeParameters[0]);
  // `keepingUnknown` has others, which the platform refuses.
  return SchemaAST.required(SchemaAST.omit(ast, ["unknownFields"]));
};

/** The platform accepts only dates that lie up to five years ahead. */
const inTheFuture = (value: unknown): unknown => {
  if (!DateTime.isDateTime(value)) return value;
  const millis = DateTime.toEpochMillis(value) % (4 * 365 * 86_400_000);
  return DateTime.add(DateTime.unsafeNow(), { days: 1, millis });
};

const payloadsOf = (ast: SchemaAST.AST): FastCheck.Arbitrary<Json> => {
  const encode = Schema.encodeUnknownSync(Schema.make<unknown, Json>(ast));
  const complete = Schema.make<Json>(withAllFields(SchemaAST.typeAST(ast)));
  return Arbitrary.make(complete).map((payload) =>
    encode(Object.fromEntries(Object.entries(payload).map(([field, value]) => [field, inTheFuture(value)]))),
  );
};

const send = (method: string, path: string, json?: unknown) => platform().call(method, path, { json });

/** The answer to a POST. Skips the run when its name is taken by an earlier run. */
const created = async (path: string, payload: Json) => {
  const { status, body } = await send("POST", path, payload);
  FastCheck.pre(status !== 409);
  expect([status, body?.issues]).toEqual([201, undefined]);
  return body;
};

/** The stored fields of an invited person, from their own users/me, since no call lists them. */
const invited = async ({ email }: Json) => {
  const { sql, issue, call } = platform();
  const found = sql<{ id: string }>`select id from administrators where email = ${String(email)}`;
  const [row] = await Effect.runPromise(found);
  const authorization = `Bearer ${await issue(row?.id ?? "")}`;
  return (await call("GET", "/api/v1/users/me", { headers: { authorization } })).body;
};

const entryOf = async (path: string, id: string) => {
  const { body } = await send("GET", path);
  return body.content.find((entry: Json) => entry["id"] === id);
};

/** Paths and payloads of the calls that create a record. */
const creating = [...payloads].flatMap(([call, payload]) =>
  call.startsWith("POST ") ? [{ path: call.slice("POST ".length), payload }] : [],
);
const updating = creating.flatMap(({ path, payload }) => {
  const update = payloads.get(`PUT ${path}/:id`);
  return update === undefined ? [] : [{ path, payload, update }];
});

/** The path with the id of a new app. */
const withApp = async (path: string) => {
  if (!path.includes(":appId")) return path;
  const { body } = await send("POST", "/api/v1/apps", { name: `Owner ${crypto.randomUUID()}` });
  return path.replace(":appId", body.id);
};

const options = { numRuns: 5, endOnFailure: true };

/** The new record as returned by each call that returns it. */
const recordsOf = async (path: string, sent: Json) => {
  const at = await withApp(path);
  const answer = await created(at, sent);
  if (answer === undefined) return [await invited(sent)];
  const one = calls.has(`GET ${path}/:id`) ? [(await send("GET", `${at}/${answer.id}`)).body] : [];
  return [answer, await entryOf(at, answer.id), ...one];
};

it.each(creating)("POST $path stores every field of its payload", ({ path, payload }) =>
  FastCheck.assert(
    FastCheck.asyncProperty(payloadsOf(payload), async (sent) => {
      for (const record of await recordsOf(path, sent)) expect(record).toMatchObject(sent);
    }),
    options,
  ),
);

it.each(updating)("PUT $path/:id replaces every field", ({ path, payload, update }) =>
  FastCheck.assert(
    FastCheck.asyncProperty(payloadsOf(payload), payloadsOf(update), async (first, edit) => {
      const { id, creationDate } = await created(path, first);
      const sent = { ...edit, id, ...(creationDate === undefined ? {} : { creationDate }) };
      const { status, body } = await send("PUT", `${path}/${id}`, sent);
      FastCheck.pre(status !== 409);
      expect([status, body]).toEqual([200, sent]);
      expect(await entryOf(path, id)).toEqual(sent);
    }),
    options,
  ),
);

it("the contract's calls are found by reflection", () => {
  expect(creating.length).toBeGreaterThanOrEqual(4);
  expect(updating.length).toBeGreaterThanOrEqual(2);
});
