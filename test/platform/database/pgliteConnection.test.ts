import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { expect } from "vitest";
import { itOnDatabase as it } from "#test/support/freshDatabase.ts";

const usedMegabytes = Effect.sync(() => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
});

it("an answer is not kept", function* () {
  const sql = yield* SqlClient.SqlClient;
  const answer = sql`select repeat('a', 1000) from generate_series(1, 1000)`;
  yield* answer;
  const before = yield* usedMegabytes;
  yield* Effect.repeatN(answer, 29);
  expect((yield* usedMegabytes) - before).toBeLessThan(10);
});
