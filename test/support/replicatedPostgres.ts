/** A PostgreSQL with a synchronous standby, on two ports of this machine, whose primary can be killed. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./freePort.ts";
import {
  runPostgres,
  runPostgresMeanwhile,
  signalPostgres,
  startPostgres,
  unprivileged,
} from "./startPostgres.ts";

interface Server {
  readonly port: number;
  readonly folder: string;
}

/** By default, a standby tries every five seconds to reach a primary that was restarted. */
const settings = "-c listen_addresses=127.0.0.1 -c wal_retrieve_retry_interval=500ms";

/** A killed server leaves its locks; where no init process removes zombies, it seems to live. */
const start = ({ folder, port }: Server) => {
  for (const lock of ["data/postmaster.pid", `.s.PGSQL.${port}.lock`])
    rmSync(join(folder, lock), { force: true });
  return startPostgres(folder, settings, port);
};

export const query = async (
  { folder, port }: Server,
  database: string,
  ...statements: ReadonlyArray<string>
) => {
  const client = new Client({ host: folder, port, user: "postgres", database });
  await client.connect();
  const results = [];
  for (const statement of statements) results.push(await client.query(statement));
  await client.end();
  return results.at(-1)?.rows ?? [];
};

export const replicatedPostgres = async (folder: string) => {
  const { uid, gid } = unprivileged();
  if (uid !== undefined) execFileSync("chown", [`${uid}:${gid}`, folder]);
  const newServer = async (name: string): Promise<Server> => {
    const server = { folder: join(folder, name), port: await freePort() };
    mkdirSync(server.folder);
    return server;
  };
  const servers = [await newServer("a"), await newServer("b")] as const;
  await start(servers[0]).createDatabase("console");

  /** Copies the primary to `standby`, which then follows it. From now on the primary waits for it at each commit. */
  const addStandby = async (primary: Server, standby: Server) => {
    // The copy gets it too, and would wait for a standby when it is promoted.
    await query(primary, "postgres", "alter system reset synchronous_standby_names");
    rmSync(join(standby.folder, "data"), { recursive: true, force: true });
    if (uid !== undefined) execFileSync("chown", [`${uid}:${gid}`, standby.folder]);
    const from = `host=${primary.folder} port=${primary.port} user=postgres`;
    const data = join(standby.folder, "data");
    runPostgres(folder, "pg_basebackup", "-D", data, "-d", from, "-R", "-c", "fast", "--no-sync");
    start(standby);
    const wait = "alter system set synchronous_standby_names = '*'";
    await query(primary, "postgres", wait, "select pg_reload_conf()");
    const synchronous = "select from pg_stat_replication where sync_state = 'sync'";
    while ((await query(primary, "postgres", synchronous)).length === 0) await pause(20);
  };
  return {
    servers,
    hosts: servers.map(({ port }) => `127.0.0.1:${port}`).join(),
    addStandby,
    kill: (server: Server) => signalPostgres(server.folder, "SIGKILL"),
    promote: ({ folder: of }: Server) =>
      runPostgresMeanwhile(of, "pg_ctl", "promote", "-w", "-D", join(of, "data")),
    /** Without a checkpoint, as after a crash. */
    restart: async (server: Server) => {
      const data = join(server.folder, "data");
      await runPostgresMeanwhile(server.folder, "pg_ctl", "stop", "-m", "immediate", "-D", data);
      start(server);
    },
    stop: async () => {
      for (const server of servers) {
        try {
          runPostgres(server.folder, "pg_ctl", "stop", "-D", join(server.folder, "data"), "-m", "immediate");
        } catch {
          // It was killed.
        }
      }
    },
  };
};
