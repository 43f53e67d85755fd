/** PgBouncer in transaction mode, if this machine has it: on the PATH, or where Debian puts it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { vi } from "vitest";
import { freePort } from "./freePort.ts";
import { unprivileged } from "./startPostgres.ts";

export const pgbouncerBinary = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"]
  .map((folder) => join(folder, "pgbouncer"))
  .find(existsSync);

/** In front of the server at `serverPort`; its settings are written into `folder`. */
export const startPgbouncer = async (folder: string, serverPort: number) => {
  const port = await freePort();
  const file = join(folder, `pgbouncer-${port}.ini`);
  const settings = `[databases]
* = host=127.0.0.1 port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = statement_timeout
server_login_retry = 1
server_idle_timeout = 20
`;
  writeFileSync(file, settings);
  chmodSync(file, 0o644);
  const child = spawn(pgbouncerBinary ?? "", [file], { ...unprivileged(), stdio: "ignore" });
  const ended = once(child, "close");
  await vi.waitFor(() => once(connect(port, "127.0.0.1").end(), "connect"), { timeout: 60_000 });
  return {
    port,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
};
