/** `npm run contract:sample` prints data that fits the contract. */
import { Schema } from "effect";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Api } from "#schemas/Api.ts";
import { UserSessionMetric } from "#schemas/metrics/Metrics.ts";
import { entitiesOf } from "#scripts/docs/entitiesOf.ts";
import { readSampleRequest, samplesOf } from "#scripts/docs/samples.ts";

const entities = [...entitiesOf(Api)];

describe("samples", () => {
  it.each(entities)("of %s are in the contract's form, and the same for the same seed", (name, schema) => {
    const samples = samplesOf(Api, name, 10, 2026);
    expect(samples).toHaveLength(10);
    expect(samplesOf(Api, name, 10, 2026)).toStrictEqual(samples);
    for (const sample of samples) {
      expect(Schema.encodeSync(schema)(Schema.decodeUnknownSync(schema)(sample))).toStrictEqual(sample);
      // No text from an arbitrary is left, which could be any characters.
      expect(JSON.stringify(sample)).toMatch(/^[\p{L}\p{M}\p{N}\p{P} #{}[\]=+<>$^|~`]*$/u);
    }
  });

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
  it("prints a list of the requested length", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const argv = vi.spyOn(process, "argv", "get");
    onTestFinished(() => [log, argv].forEach((spy) => spy.mockRestore()));
    argv.mockReturnValue(["node", "contract-sample", "App", "3", "--seed", "7"]);
    await import("#scripts/contract-sample.ts");
    expect(JSON.parse(String(log.mock.calls[0]))).toStrictEqual(samplesOf(Api, "App", 3, 7));
  });

  it.each([
    [["App"], { name: "App", count: 1, seed: 1, isList: false }],
    [["newapp", "1"], { name: "NewApp", count: 1, seed: 1, isList: true }],
    [["App", "10", "--seed", "7"], { name: "App", count: 10, seed: 7, isList: true }],
  ])("reads %j", (args, request) => {
    expect(readSampleRequest(args, ["App", "NewApp"])).toStrictEqual(request);
  });

  it.each([
    [[], "Which entity?"],
    [["Nonsense"], 'The contract has no entity "Nonsense".'],
    [["App", "0"], "How many is a whole number from 1 to 1000."],
    [["App", "--seed", "-"], "The seed is a whole number from 0 to 999999999."],
    [["App", "1", "2"], 'What is "2"?'],
    [["App", "--nonsense"], "Unknown option '--nonsense'"],
  ])("refuses %j", (args, reason) => {
    expect(() => readSampleRequest(args, ["App"])).toThrow(reason);
  });
});
