/** The generated types for integrators; check.ts says what they must be. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { OpenApi } from "@effect/platform";
import { expect, it } from "vitest";
import { Api } from "#schemas/Api.ts";
import { typesOf } from "#scripts/types/typesOf.ts";

it("types of openapi.d.ts are those of the schemas", { timeout: 120_000 }, async () => {
  writeFileSync("docs/contract/openapi.d.ts", await typesOf(OpenApi.fromApi(Api)));
  const { stdout, status } = spawnSync("node_modules/.bin/tsc", ["-p", "test/contractTypes"], {
    encoding: "utf8",
  });
  expect({ stdout, status }).toStrictEqual({ stdout: "", status: 0 });
});
