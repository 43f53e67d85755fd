/** Two instances of the platform on one PostgreSQL, behind nginx as documented. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#test/support/freePort.ts";
import { nginxBinary, startNginx } from "#test/support/nginx.ts";
import { platformProcess } from "#test/support/platformProcess.ts";
import { postgresBinaries } from "#test/support/postgresBinaries.ts";
import { startPostgres } from "#test/support/startPostgres.ts";

/** The program that this machine lacks for it; undefined if it has all. */
export const lacking =
  nginxBinary === undefined ? "nginx" : postgresBinaries === undefined ? "PostgreSQL's server" : undefined;

const startInstance = async (port: number, settings: Readonly<Record<string, string>>) => {
  const { child, printed, ended } = platformProcess({ PORT: String(port), ...settings });
  await printed("The console is at");
  return {
    stop: async (signal: "SIGKILL" | "SIGTERM") => {
      child.kill(signal);
      await ended;
    },
  };
};

export const startInstances = async () => {
  const folder = await mkdtemp(join(tmpdir(), "wellbeing-instances-"));
  const database = startPostgres(folder, "");
  await database.createDatabase("console");
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    DATABASE_URL: database.url("console"),
    DATA_DIR: join(folder, "mails"),
    PUBLIC_ORIGIN: `https://localhost:${port}`,
    PLATFORM_USERS_PER_APP: "50",
  };
  const instances = await Promise.all(ports.map((instance) => startInstance(instance, settings)));
  const nginx = await startNginx({
    build: resolve("dist"),
    instances: ports,
    port,
    isSecure: true,
  });
  return {
    origin: nginx.origin,
    instances,
    stop: async () => {
      await nginx.stop();
      await Promise.all(instances.map(({ stop }) => stop("SIGTERM")));
      database.stop("immediate");
      await rm(folder, { recursive: true });
    },
  };
};
