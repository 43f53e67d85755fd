/** Starts a private PostgreSQL behind a Unix socket, in a folder that is kept or new. */
import { execFile, execFileSync } from "node:child_process";
import { chownSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, type ClientConfig } from "pg";
import { postgresBinaries } from "./postgresBinaries.ts";

/** PostgreSQL refuses to run as root, as PgBouncer does. */
export const unprivileged = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

const program = (name: string) => {
  if (postgresBinaries === undefined) throw new Error("PostgreSQL's server binaries are not installed");
  return join(postgresBinaries, name);
};

/** Sends a signal to the server of a folder and all of its processes. */
export const signalPostgres = (folder: string, signal: NodeJS.Signals) => {
  const [main = ""] = readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n");
  const others = execFileSync("pgrep", ["-P", main], { encoding: "utf8" }).split("\n");
  for (const pid of [main, ...others].filter(Boolean)) {
    try {
      process.kill(Number(pid), signal);
    } catch {
      // The process ended after it was listed.
    }
  }
};

/** A program of PostgreSQL. */
export const runPostgres = (folder: string, name: string, ...args: ReadonlyArray<string>) =>
  void execFileSync(program(name), args, { ...unprivileged(), cwd: folder, stdio: "ignore" });

/** Does not hold up this process. */
export const runPostgresMeanwhile = (folder: string, name: string, ...args: ReadonlyArray<string>) =>
  promisify(execFile)(program(name), args, { ...unprivileged(), cwd: folder });

/** Runs the statements one after the other; resolves to the rows of the last one. */
export const query = async (server: string | ClientConfig, ...statements: ReadonlyArray<string>) => {
  const client = new Client(server);
  await client.connect();
  const results = [];
  for (const statement of statements) results.push(await client.query(statement));
  await client.end();
  return results.at(-1)?.rows ?? [];
};

export const startPostgres = (folder: string, settings: string, port = 5432) => {
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (name: string, ...args: ReadonlyArray<string>) => runPostgres(folder, name, ...args);
  const data = join(folder, "data");
  if (!existsSync(data)) {
    run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
  }
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c port=${port} -c fsync=off ${settings}`;
  run("pg_ctl", "start", "-w", "-D", data, "-l", join(folder, "log"), "-o", options);
  const url = (database: string) => `postgresql://postgres@localhost/${database}?host=${folder}&port=${port}`;
  return {
    url,
    createDatabase: async (name: string) => {
      const found = await query(url("postgres"), `select from pg_database where datname = '${name}'`);
      if (found.length === 0) await query(url("postgres"), `create database ${name}`);
    },
    stop: (mode: "fast" | "immediate") => run("pg_ctl", "stop", "-D", data, "-m", mode),
  };
};
