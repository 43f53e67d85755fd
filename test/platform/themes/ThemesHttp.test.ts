import { Effect } from "effect";
import { expect } from "vitest";
import { demoThemes } from "#platform/seed/demoThemes.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { platformApi, twentyTimes } from "#test/support/platformApi.ts";

const platform = platformApi();

const { id: _id, ...sea } = demoThemes[0];

const call = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  platform().send(method, path, { json, headers });
const publish = (changes: object = {}) => call("POST", "/api/v1/styles", { ...sea, ...changes });

itEffect("pages list themes sorted by name", function* () {
  yield* Effect.forEach(["zz last", "AA first", "aa FIRST"], (name) => publish({ name }));
  const names = (path: string) =>
    Effect.map(call("GET", path), ({ body }) => body.content.map(({ name }: { name: string }) => name));
  const all = yield* names("/api/v1/styles");
  expect(all.slice(0, 2).toSorted()).toEqual(["AA first", "aa FIRST"]);
  expect(all.at(-1)).toBe("zz last");
  expect([
    ...(yield* names("/api/v1/styles?size=1&page=0")),
    ...(yield* names("/api/v1/styles?size=1&page=1")),
  ]).toEqual(all.slice(0, 2));
});

itEffect("the ETag is that of the contract, whatever the order of members", function* () {
  const { fonts, dark, light, name } = sea;
  const first = yield* call("POST", "/api/v1/styles", { fonts, dark, light, name });
  // Computed independently: printf '%s' '{"name":…}' | openssl dgst -sha256 -binary | base64
  expect(first.headers.get("etag")).toBe('"k1IVHTB79PDgoBnXK3spJ48G91ZTL-xdUZ94DMpPp_M"');
});

itEffect("one of many concurrent writes over a version succeeds; the others get the ETag", function* () {
  const { body, headers } = yield* publish({ name: "Contended" });
  const path = `/api/v1/styles/${body.id}`;
  const ifMatch = { "if-match": headers.get("etag") ?? "" };
  const answers = yield* twentyTimes((index) =>
    index % 5 === 4
      ? call("DELETE", path, undefined, ifMatch)
      : call("PUT", path, { ...body, name: `Edit ${index}` }, ifMatch),
  );
  const done = answers.filter(({ status }) => status < 300);
  expect(done).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 412);
  const gone = answers.filter(({ status }) => status === 404);
  expect(refused.length + gone.length).toBe(19);
  expect(new Set(refused.map((answer) => answer.body.etag))).toEqual(
    new Set(refused.length > 0 ? [done[0]?.headers.get("etag")] : []),
  );
});

itEffect("an invalid theme names each wrong field by its path", function* () {
  const { body } = yield* publish({
    name: "x".repeat(16),
    light: { ...sea.light, primary: "red" },
    fonts: { ...sea.fonts, ios: "a; b", watch: "c" },
  });
  expect(body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    "fonts.ios",
    "fonts.watch",
    "light.primary",
    "name",
  ]);
  const { body: theme } = yield* publish();
  const moved = yield* call("PUT", `/api/v1/styles/${theme.id}`, { ...theme, id: "thm_other" });
  expect(moved).toMatchObject({
    status: 422,
    body: { issues: [{ path: "id", message: "must be that of the path" }] },
  });
});
