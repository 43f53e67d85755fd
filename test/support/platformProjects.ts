/** Vitest projects for the platform: tests with a database run on PGlite or, if they are there, on PostgreSQL and Citus. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compilesOnce } from "./platformProcess.ts";
import { postgresBinaries } from "./postgresBinaries.ts";

const onlyOnCitus = join("platform", "metrics", "citus.test.ts");

const files = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".platform.test.ts") || /^platform\b.*\.test\.ts$/.test(file))
  .filter((file) => file !== onlyOnCitus)
  .map((file) => join("test", file));

/** The imports that provide a database; a test outside these projects fails when it requests one. */
const database = /"#test\/support\/(?:contractCheck|freshDatabase|platformApi|testPlatform)\.ts"/;

const withDatabase = files.filter((file) => database.test(readFileSync(file, "utf8")));

/** Those of API clients, headers and logs, which do not depend on the database. */
const onPgliteAlone = (file: string) =>
  !file.startsWith(join("test", "platform")) ||
  (file.startsWith(join("test", "platform", "server")) && !file.endsWith("preparedDatabase.test.ts"));

/**
 * Their SQL is the same on both, and PGlite takes twice as long. It runs each call of the contract in the check of a
 * platform, demo data in the tests of the server, and all of it in e2e.
 */
const onServerAlone =
  /^test\/platform\/(?:admins|api|apps|client-secrets|metrics|oidc|seed|storedFields|themes)\b/;

const project = (name: string, include: Array<string>, ...globalSetup: Array<string>) => ({
  test: {
    name,
    include,
    globalSetup,
    isolate: false,
    // Vitest's defaults are too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    execArgv: [compilesOnce],
  },
});

if (postgresBinaries === undefined) {
  console.warn("Skipped: the platform's suite on PostgreSQL, as its server binaries are not installed");
}

const citusUrl = process.env["CITUS_URL"];
if (citusUrl === undefined) {
  console.warn("Skipped: statistics on Citus, as CITUS_URL names no database that has it");
}

const citusProject = (url: string) => {
  const { test } = project("platform on Citus", [
    join("test", onlyOnCitus),
    join("test", "platform", "metrics", "writeMetrics.test.ts"),
  ]);
  return { test: { ...test, provide: { database: { kind: "citus" as const, url } } } };
};

export const platformProjects = [
  project(
    "platform",
    // Files without a database run here, too: the workers of a project of their own would load the platform once more.
    files.filter(
      (file) => postgresBinaries === undefined || !onServerAlone.test(file) || !withDatabase.includes(file),
    ),
    "test/support/pgliteTemplate.ts",
  ),
  ...(postgresBinaries === undefined
    ? []
    : [
        project(
          "platform on PostgreSQL",
          withDatabase.filter((file) => !onPgliteAlone(file)),
          "test/support/postgresCluster.ts",
        ),
      ]),
  ...(citusUrl === undefined ? [] : [citusProject(citusUrl)]),
];
