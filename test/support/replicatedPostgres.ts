/** A PostgreSQL with a synchronous standby, on two ports of this machine, whose primary can be killed. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./freePort.ts";
import {
  query,
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

const start = ({ folder, port }: Server) => startPostgres(folder, "-c listen_addresses=127.0.0.1", port);

/** At each commit the primary waits for the standby. */
export const replicatedPostgres = async (folder: string) => {
  const { uid, gid } = unprivileged();
  const newServer = async (name: string): Promise<Server> => {
    const server = { folder: join(folder, name), port: await freePort() };
    mkdirSync(server.folder);
    for (const path of [folder, server.folder])
      if (uid !== undefined) execFileSync("chown", [`${uid}:${gid}`, path]);
    return server;
  };
  const primary = await newServer("primary");
  const standby = await newServer("standby");
  await start(primary).createDatabase("console");
  const data = join(standby.folder, "data");
  const from = `host=${primary.folder} port=${primary.port} user=postgres`;
  runPostgres(folder, "pg_basebackup", "-D", data, "-d", from, "-R", "-c", "fast", "--no-sync");
  start(standby);
  // Not before the copy, which would then wait for a standby when it is promoted.
  const admin = { host: primary.folder, port: primary.port, user: "postgres", database: "postgres" };
  await query(admin, "alter system set synchronous_standby_names = '*'", "select pg_reload_conf()");
  const synchronous = "select from pg_stat_replication where sync_state = 'sync'";
  while ((await query(admin, synchronous)).length === 0) await pause(20);
  return {
    primary,
    standby,
    failOver: () => {
      signalPostgres(primary.folder, "SIGKILL");
      return runPostgresMeanwhile(standby.folder, "pg_ctl", "promote", "-w", "-D", data);
    },
    stop: () => runPostgres(standby.folder, "pg_ctl", "stop", "-D", data, "-m", "immediate"),
  };
};
