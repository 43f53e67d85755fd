/** `npm test`: runs Vitest, then Playwright, and prints the totals of both in one line. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.ts";
import { build } from "./build.mjs";

interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Failures that are far above the end of the output. */
  readonly failures: ReadonlyArray<string>;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wellbeing-test-"));

const run = (command: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}): boolean => {
  const [program = "", ...args] = command;
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, ...env } } as const;
  return spawnSync(program, args, options).status === 0;
};

/** The JSON report of a run; empty if the run ended before it wrote one. */
const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

/** A run that fails without a failed test (an error outside of tests) counts as one failure. */
const withExitStatus = (hasSucceeded: boolean, result: Result): Result =>
  hasSucceeded || result.failed > 0 ? result : { ...result, failed: 1 };

interface VitestReport {
  readonly numPassedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly testResults?: ReadonlyArray<{
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: ReadonlyArray<{
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: ReadonlyArray<string>;
    }>;
  }>;
}

const vitest = (): Result => {
  const file = join(folder, "vitest.json");
  const hasSucceeded = run([
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const found = readReport(file) as VitestReport;
  const failures = (found.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n${failureMessages.join("\n")}`);
      // A file that does not load, or whose hook fails, has no failed test.
      return tests.length > 0 ? tests : [`${name}\n${message}`];
    });
  return withExitStatus(hasSucceeded, {
    passed: found.numPassedTests ?? 0,
    failed: failures.length,
    skipped: (found.numPendingTests ?? 0) + (found.numTodoTests ?? 0),
    failures,
  });
};

interface PlaywrightReport {
  readonly stats?: { readonly [_ in "expected" | "flaky" | "unexpected" | "skipped"]?: number };
  readonly suites?: ReadonlyArray<{
    readonly file: string;
    readonly specs: ReadonlyArray<{
      readonly tests: ReadonlyArray<{ readonly projectName: string; readonly status: string }>;
    }>;
  }>;
}

/** Each engine with the number of main tasks that were done in it: `chromium 8, webkit 8`. */
const engines = ({ suites = [] }: PlaywrightReport): string => {
  const ran = suites
    .filter(({ file }) => file === "main-tasks.spec.ts")
    .flatMap(({ specs }) => specs.flatMap(({ tests }) => tests))
    .filter(({ status }) => status === "expected" || status === "flaky")
    .map(({ projectName }) => projectName);
  const names = [...new Set(ran)];
  return names.map((name) => `${name} ${ran.filter((each) => each === name).length}`).join(", ") || "none";
};

const playwright = (): Result => {
  const file = join(folder, "playwright.json");
  // The list reporter ends with its failures.
  const hasSucceeded = run(["playwright", "test", "--pass-with-no-tests", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport(file) as PlaywrightReport;
  const { stats = {} } = report;
  console.log(`Main tasks by engine: ${engines(report)}`);
  if (stats.flaky) console.log(`${stats.flaky} passed only when retried: see "flaky" above`);
  return withExitStatus(hasSucceeded, {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
    failures: [],
  });
};

ensureBrowser();
build({ ifNeeded: true });

const results = [vitest(), playwright()];
rmSync(folder, { recursive: true });

const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\nFailed in Vitest, far above:\n\n${failures.join("\n\n")}\n`);
const sum = (of: "passed" | "failed" | "skipped") => results.reduce((total, result) => total + result[of], 0);
const skipped = sum("skipped") === 0 ? "" : `, ${sum("skipped")} skipped`;
console.log(`${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
