/** Runs the installed nginx with the documented configuration. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./freePort.ts";

export const nginxBinary = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find(existsSync);

/** Waits until the server answers. */
const waitForAnswer = async (origin: string, attempts = 50): Promise<void> => {
  try {
    await fetch(origin, { redirect: "manual" });
  } catch (error) {
    if (attempts === 0) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    await waitForAnswer(origin, attempts - 1);
  }
};

export interface NginxOptions {
  readonly binary: string;
  /** Folder of the built console. */
  readonly root: string;
  /** Ports of the platform's instances. */
  readonly instances: ReadonlyArray<number>;
  /** The port to listen on; a free one by default. */
  readonly port?: number;
  /** Serves HTTPS with a self-signed certificate, as documented; otherwise plain HTTP. */
  readonly isSecure?: boolean;
}

const makeCertificate = (folder: string) =>
  execFileSync(
    "openssl",
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -keyout ${folder}/key.pem -out ${folder}/certificate.pem`.split(
      " ",
    ),
    { stdio: "ignore" },
  );

/** The documented configuration with other ports and paths. Throws if the replaced text is not found. */
const replaced = (text: string, changes: Readonly<Record<string, string>>) =>
  Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The documented configuration does not contain ${from}`);
    return changed.replaceAll(from, to);
  }, text);

export const startNginx = async ({ binary, root, instances, isSecure = false, ...options }: NginxOptions) => {
  const folder = mkdtempSync(join(tmpdir(), "wellbeing-nginx-"));
  const [port, plainPort] = [options.port ?? (await freePort()), await freePort()];
  if (isSecure) makeCertificate(folder);
  const site = replaced(readFileSync("docs/nginx/console.conf", "utf8"), {
    "listen 80;": `listen 127.0.0.1:${plainPort};`,
    "listen 443 ssl http2;": `listen 127.0.0.1:${port}${isSecure ? " ssl http2" : ""};`,
    "root /srv/wellbeing-console;": `root ${root};`,
    "/var/log/nginx/console.log": join(folder, "access.log"),
    "/var/log/nginx/console.error.log": join(folder, "error.log"),
    "server 127.0.0.1:8081 max_fails=0;": instances
      .map((instance) => `server 127.0.0.1:${instance} max_fails=0;`)
      .join(" "),
    ...(isSecure
      ? {
          "/etc/ssl/console.example.org.pem": `${folder}/certificate.pem`,
          "/etc/ssl/console.example.org.key": `${folder}/key.pem`,
        }
      : {
          "ssl_certificate /etc/ssl/console.example.org.pem;": "",
          "ssl_certificate_key /etc/ssl/console.example.org.key;": "",
        }),
  });
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
    `http { ${scratch.join(" ")} include ${folder}/console.conf; }`,
  ];
  writeFileSync(join(folder, "nginx.conf"), lines.join("\n"));
  const child = spawn(binary, ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], {
    stdio: "ignore",
  });
  const plainOrigin = `http://127.0.0.1:${plainPort}`;
  await waitForAnswer(plainOrigin);
  return {
    origin: `${isSecure ? "https" : "http"}://localhost:${port}`,
    /** The plain HTTP address, which leads to the origin. */
    plainOrigin,
    /** The access log so far. */
    log: () => readFileSync(join(folder, "access.log"), "utf8"),
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
};
