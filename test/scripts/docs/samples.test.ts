/** `npm run contract:sample` prints data that fits the contract. */
import { spawnSync } from "node:child_process";
import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Api } from "#schemas/Api.ts";
import { UserSessionMetric } from "#schemas/metrics/Metrics.ts";
import { entitiesOf } from "#scripts/docs/entitiesOf.ts";
import { samplesOf } from "#scripts/docs/samples.ts";

const entities = [...entitiesOf(Api)];

describe("samples", () => {
  it.each(entities)("of %s are in the contract's form, whatever the seed", (name, schema) => {
    for (const seed of [1, 2026]) {
      const samples = samplesOf(Api, name, 10, seed);
      expect(samples).toHaveLength(10);
      for (const sample of samples) {
        expect(Schema.encodeSync(schema)(Schema.decodeUnknownSync(schema)(sample))).toStrictEqual(sample);
        // No text from an arbitrary is left, which could be any characters.
        expect(JSON.stringify(sample)).toMatch(/^[\p{L}\p{M}\p{N}\p{P} #{}[\]=+<>$^|~`]*$/u);
      }
    }
  });

  it.each(entities)("of %s are the same for the same seed", (name) => {
    expect(samplesOf(Api, name, 3, 7)).toStrictEqual(samplesOf(Api, name, 3, 7));
  });

  it.each(["App", "AdminInvitation", "Theme", "ClientSecret", "UserSessionMetric"])(
    "of %s differ from each other and between seeds",
    (name) => {
      const samples = [...samplesOf(Api, name, 20, 1), ...samplesOf(Api, name, 20, 2)];
      expect(new Set(samples.map((sample) => JSON.stringify(sample))).size).toBe(40);
    },
  );

  it("have unique names, as platforms require", () => {
    const names = samplesOf(Api, "App", 300, 1).map((app) => (app as { readonly name: string }).name);
    expect(new Set(names).size).toBe(300);
  });

  it("of statistics have each group once, with active users among the registered", () => {
    for (const sample of samplesOf(Api, "UserSessionMetric", 5, 1)) {
      const { registeredUsers, activeUsers, ...totals } = Schema.decodeUnknownSync(UserSessionMetric)(sample);
      expect(registeredUsers).toHaveLength(24);
      expect(totals.totalRegisteredUsers).toBe(registeredUsers.reduce((sum, { count }) => sum + count, 0));
      for (const [index, { count }] of activeUsers.entries())
        expect(count).toBeLessThanOrEqual(registeredUsers[index]?.count ?? 0);
    }
  });
});

describe("the command", () => {
  const run = (...args: ReadonlyArray<string>) =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/contract-sample.ts", ...args], {
      encoding: "utf8",
    });

  it("prints a list of the requested length, or a single entity", () => {
    const list = JSON.parse(run("App", "3", "--seed", "7").stdout) as ReadonlyArray<unknown>;
    expect(list).toStrictEqual(samplesOf(Api, "App", 3, 7));
    expect(JSON.parse(run("newapp").stdout)).toStrictEqual(samplesOf(Api, "NewApp", 1, 1)[0]);
  });

  it.each([[["Nonsense"]], [["App", "0"]], [["App", "--nonsense"]]])(
    "names the entities if it cannot: %j",
    (args) => {
      const { status, stdout, stderr } = run(...args);
      expect({ status, stdout }).toStrictEqual({ status: 1, stdout: "" });
      expect(stderr).toContain("AdminInvitation, AgeGenderCount, ");
    },
  );
});
