/** The platform's tests as Vitest projects: the same suite on PGlite and, where it is installed, on PostgreSQL. */
import { postgresBinaries } from "./postgresBinaries.ts";

const project = (name: string, globalSetup: string) => ({
  test: {
    name,
    include: ["test/platform/**/*.test.ts", "test/**/*.platform.test.ts"],
    globalSetup: [globalSetup],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

if (postgresBinaries === undefined) {
  console.warn("Skipped: the platform's suite on PostgreSQL, as its server binaries are not installed");
}

export const platformProjects = [
  project("platform on PGlite", "test/support/pgliteTemplate.ts"),
  ...(postgresBinaries === undefined
    ? []
    : [project("platform on PostgreSQL", "test/support/postgresCluster.ts")]),
];
