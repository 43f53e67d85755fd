/** What is left out of a library says so when it is called, and is noticed when it is gone. */
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

it("a stream of a body names what the build left out; effects, their fibers and calls run", async () => {
  const code = await built(`
    import { FetchHttpClient, HttpApiEndpoint, HttpBody, HttpClient } from "@effect/platform";
    import { Effect } from "effect";
    const read = Effect.gen(function* () {
      const response = yield* HttpClient.get("data:application/json,%7B%22a%22:1%7D");
      return yield* response.json;
    }).pipe(Effect.provide(FetchHttpClient.layer));
    export const json = Effect.runPromise(Effect.fork(read).pipe(Effect.flatMap((fiber) => fiber.await), Effect.flatten));
    export const path = HttpApiEndpoint.get("list", "/apps").prefix("/api").path;
    export const whole = () => HttpBody.fileWeb(new Blob(["a"]));`);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly json: Promise<unknown>;
    readonly path: string;
    readonly whole: () => unknown;
  };
  expect(await module.json).toEqual({ a: 1 });
  expect(module.path).toBe("/api/apps");
  expect(module.whole).toThrow("effect/Stream: fromReadableStream is left out");
});

it("a build in which nobody imports a part any more fails", async () => {
  await expect(built("export const nothing = 1;")).rejects.toThrow("Nothing imports effect/Stream");
});
