/** Where PostgreSQL's server binaries are, if this machine has them: on the PATH, or where Debian puts them. */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const debian = "/usr/lib/postgresql";

const folders = [
  ...(process.env["PATH"] ?? "").split(delimiter),
  ...(existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []).map(
    (version) => join(debian, version, "bin"),
  ),
];

export const postgresBinaries = folders.find((folder) =>
  ["initdb", "pg_basebackup", "pg_ctl", "postgres"].every((name) => existsSync(join(folder, name))),
);
