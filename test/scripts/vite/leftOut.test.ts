/** A left-out module says so when it is called, and fails the build when the library no longer imports it. */
import { join } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { leftOut } from "#scripts/vite/leftOut.ts";

const root = join(import.meta.dirname, "../../..");

const built = async (entry: string): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      leftOut(),
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id) => (id === "entry" ? join(root, "entry.js") : null),
        load: (id) => (id === join(root, "entry.js") ? entry : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: "entry", preserveEntrySignatures: "strict" } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !("output" in first)) throw new Error("Nothing was built");
  return first.output[0].code;
};

const imported = async <Module>(code: string): Promise<Module> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Module;

it("requests, answers and paths work without the left-out modules", async () => {
  const code = await built(`
    import { FetchHttpClient, HttpApiEndpoint, HttpClient } from "@effect/platform";
    import { Effect } from "effect";
    const read = Effect.gen(function* () {
      const response = yield* HttpClient.get("data:application/json,%7B%22a%22:1%7D");
      return yield* response.json;
    }).pipe(Effect.provide(FetchHttpClient.layer));
    export const json = Effect.runPromise(read);
    export const paths = ["/apps", "/"].map((path) => HttpApiEndpoint.get("list", path).prefix("/api").path);`);
  const { json, paths } = await imported<{
    readonly json: Promise<unknown>;
    readonly paths: ReadonlyArray<string>;
  }>(code);
  expect(await json).toEqual({ a: 1 });
  expect(paths).toEqual(["/api/apps", "/api"]);
});

it("a call of a left-out function throws, and is reported even if the error is handled", async () => {
  const code = await built(`
    import { HttpApiEndpoint, HttpBody } from "@effect/platform";
    export const path = HttpApiEndpoint.get("list", "/apps").prefix("/api").path;
    export const readStream = () => HttpBody.fileWeb(new Blob(["a"]));`);
  const { readStream } = await imported<{ readonly readStream: () => unknown }>(code);
  const reported: Array<unknown> = [];
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  try {
    expect(readStream).toThrow("effect/Stream: fromReadableStream is left out");
  } finally {
    Reflect.deleteProperty(globalThis, "reportError");
  }
  expect(reported).toEqual([expect.objectContaining({ message: expect.stringContaining("is left out") })]);
});

it("a build fails when the library no longer imports a left-out module", async () => {
  await expect(built("export const nothing = 1;")).rejects.toThrow("Nothing imports effect/Stream");
});
