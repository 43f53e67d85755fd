/**
 * `npm run mutation [room] [tests…]`: plants faults in the modules of a room (`src/domain` by default; a module is a room,
 * too), and says which of them tests in Node do not notice: those of the same folder below test, or of the folders that are
 * named (`src/domain/metrics domain/metrics features/metrics`). What has not changed since the last run is not run again.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

const [room = "src/domain", ...named] = process.argv.slice(2);
const folder = room.replace(/^src\//, "").replace(/(?:\/\w+)?\.ts$/, "");
const tested = named.length > 0 ? named : [folder];
const cache = `node_modules/.cache/mutation/${room.replaceAll("/", "-")}`;

const config = {
  mutate: [room.endsWith(".ts") ? room : `${room}/**/*.ts`],
  // Tests of chance draw thousands of samples for each fault.
  testFiles: tested.map((tests) => `test/${tests}/**/!(*.browser|*.platform|*.chance).test.ts`),
  testRunner: "vitest",
  // Threads have no time zone of their own; Vitest finds no related files through aliases.
  vitest: { pool: "forks", related: false },
  // TypeScript 7 has no interface to rewrite one with, and the sandbox needs none.
  tsconfigFile: "none",
  // The compiler notices an empty text in place of a word of a union, and translators other texts.
  mutator: { excludedMutations: ["StringLiteral"] },
  // A static fault costs a run of all tests of the room. Schemas are values: most of their faults are static.
  ignoreStatic: !room.startsWith("schemas"),
  incremental: true,
  incrementalFile: `${cache}/incremental.json`,
  tempDirName: ".mutation",
  ignorePatterns: ["/dist*"],
  reporters: ["clear-text", "progress-append-only", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `${cache}/report.json` },
  // For properties and busy machines.
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 20,
};

mkdirSync(cache, { recursive: true });
writeFileSync(`${cache}/config.json`, JSON.stringify(config));
// Not a dependency: that would be 181 packages in every `npm ci`. It needs a newer Node than the project's tests.
const packages = ["node@22", "@stryker-mutator/core@10.1.1", "@stryker-mutator/vitest-runner@10.1.1"].map(
  (name) => `--package=${name}`,
);
const run = spawnSync("npx", ["--yes", ...packages, "stryker", "run", `${cache}/config.json`], {
  stdio: "inherit",
});
process.exitCode = run.status ?? 1;
