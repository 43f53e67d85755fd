/** Runs the installed nginx with the documented configuration. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const nginxBinary = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find(existsSync);

const freePort = async () => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
};

/** Waits until the server answers. */
const waitForAnswer = async (origin: string, attempts = 50): Promise<void> => {
  try {
    await fetch(origin);
  } catch (error) {
    if (attempts === 0) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    await waitForAnswer(origin, attempts - 1);
  }
};

export const startNginx = async (binary: string, root: string) => {
  const folder = mkdtempSync(join(tmpdir(), "wellbeing-nginx-"));
  const port = await freePort();
  const documented = readFileSync("docs/nginx/console.conf", "utf8");
  const site = documented
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replace("root /srv/wellbeing-console;", `root ${root};`);
  writeFileSync(join(folder, "console.conf"), site);
  const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const lines = [
    // The workers must be able to read a folder that only this user can read.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    "events {}",
    `http { access_log off; ${scratch.join(" ")} include ${folder}/console.conf; }`,
  ];
  writeFileSync(join(folder, "nginx.conf"), lines.join("\n"));
  const child = spawn(binary, ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], {
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitForAnswer(origin);
  return {
    origin,
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
};
