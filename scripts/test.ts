/**
 * `npm test`: runs Vitest, then Playwright, and prints the totals of both in one line. `npm test -- --update` writes the
 * approved texts instead, and says which have changed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.ts";
import { build } from "./build.mjs";

interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wellbeing-test-"));
const reportFile = join(folder, "report.json");

/** Its result is read from the JSON report, which is empty if the run ended before it wrote one. */
const run = (command: string, read: (report: unknown) => Result): Result => {
  rmSync(reportFile, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const { status } = spawnSync(command, { cwd: root, stdio: "inherit", shell: true, env });
  const result = read(existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, "utf8")) : {});
  // A run that fails without a failed test (an error outside of tests) counts as one failure.
  return status === 0 ? result : { ...result, failed: Math.max(1, result.failed) };
};

interface VitestReport {
  readonly numPassedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly testResults?: ReadonlyArray<{
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: ReadonlyArray<{
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: ReadonlyArray<string>;
    }>;
  }>;
}

let failures: ReadonlyArray<string> = [];
const vitest = (report: unknown): Result => {
  const found = report as VitestReport;
  failures = (found.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n${failureMessages.join("\n")}`);
      // A file that does not load, or whose hook fails, has no failed test.
      return tests.length > 0 ? tests : [`${name}\n${message}`];
    });
  return {
    passed: found.numPassedTests ?? 0,
    failed: failures.length,
    skipped: (found.numPendingTests ?? 0) + (found.numTodoTests ?? 0),
  };
};

interface PlaywrightReport {
  readonly stats?: { readonly [_ in "expected" | "flaky" | "unexpected" | "skipped"]?: number };
}

const playwright = (report: unknown): Result => {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = (report as PlaywrightReport).stats ?? {};
  if (flaky > 0) console.log(`${flaky} passed only when retried: see "flaky" above`);
  return { passed: expected + flaky, failed: unexpected, skipped };
};

ensureBrowser();
if (process.argv.includes("--update")) {
  const inherited = { cwd: root, stdio: "inherit", shell: true } as const;
  const approving = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
    .map((file) => join("test", file))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /toMatchFileSnapshot\(|approvePage\(/.test(readFileSync(join(root, file), "utf8")));
  const { status } = spawnSync(`vitest run ${approving.join(" ")} --update`, inherited);
  spawnSync('git diff --stat -- "test/**/*.txt"', inherited);
  process.exit(status ?? 1);
}
build({ ifNeeded: true });

const results = [
  run(`vitest run --reporter=default --reporter=json --outputFile.json="${reportFile}"`, vitest),
  run("playwright test --pass-with-no-tests --reporter=list,json", playwright),
];
rmSync(folder, { recursive: true });

if (failures.length > 0) console.log(`\nFailed in Vitest, far above:\n\n${failures.join("\n\n")}\n`);
const sum = (of: keyof Result) => results.reduce((total, result) => total + result[of], 0);
const skipped = sum("skipped") === 0 ? "" : `, ${sum("skipped")} skipped`;
console.log(`${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
