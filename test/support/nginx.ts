/** Runs the installed nginx with a documented configuration, and publishes a build on it as documented. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./freePort.ts";

export const nginxBinary = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find(existsSync);

/** Waits until the server answers. */
const waitForAnswer = (origin: string, attempts = 50): Promise<unknown> =>
  fetch(origin, { redirect: "manual" }).catch(async (error: unknown) => {
    if (attempts === 0) throw error;
    await pause(100);
    await waitForAnswer(origin, attempts - 1);
  });

export interface NginxOptions {
  /** Folder of the built console. */
  readonly build: string;
  /** Ports of the platform's instances; by default it is elsewhere, and the console alone is served. */
  readonly instances?: ReadonlyArray<number> | undefined;
  /** Serves HTTPS with a self-signed certificate, as documented; otherwise plain HTTP. */
  readonly isSecure?: boolean;
}

const makeCertificate = (folder: string) => {
  const kind = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost";
  const files = ["-keyout", `${folder}/key.pem`, "-out", `${folder}/certificate.pem`];
  execFileSync("openssl", [...kind.split(" "), ...files], { stdio: "ignore" });
};

/** A documented file with other ports and paths. Throws if the replaced text is not found. */
const changed = (file: string, changes: Readonly<Record<string, string>>) =>
  Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(`docs/${file}`, "utf8"),
  );

export const startNginx = async ({ build, instances, isSecure = false }: NginxOptions) => {
  const folder = mkdtempSync(join(tmpdir(), "wellbeing-nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  if (isSecure) makeCertificate(folder);
  const ofMachine = { "/etc/nginx/wellbeing-console": folder };
  const ofReleases = { "/srv/wellbeing-console": `${folder}/releases` };
  const site = changed(`nginx/${instances ? "console" : "console-alone"}.conf`, {
    ...ofMachine,
    "listen 80;": `listen 127.0.0.1:${plainPort};`,
    "listen 443 ssl http2;": `listen 127.0.0.1:${port}${isSecure ? " ssl http2" : ""};`,
    ...(instances && {
      "server 127.0.0.1:8081 max_fails=0;": instances
        .map((instance) => `server 127.0.0.1:${instance} max_fails=0;`)
        .join(" "),
    }),
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
  write("nginx.conf", lines.join("\n"));
  write("console.conf", site);
  write("http.conf", changed("nginx/wellbeing-console/http.conf", {}));
  write(
    "files.conf",
    changed("nginx/wellbeing-console/files.conf", { ...ofReleases, "/var/log/nginx": folder }),
  );
  write("publish.sh", changed("deploy/publish-console.sh", ofReleases));
  const publish = (build: string) =>
    execFileSync("sh", [join(folder, "publish.sh"), build], { stdio: "pipe" });
  publish(build);
  const settings = ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const child = spawn(nginxBinary ?? "", settings, { stdio: "ignore" });
  const plainOrigin = `http://127.0.0.1:${plainPort}`;
  await waitForAnswer(plainOrigin);
  return {
    origin: `${isSecure ? "https" : "http"}://localhost:${port}`,
    /** The plain HTTP address, which leads to the origin. */
    plainOrigin,
    publish,
    /** The access log so far. */
    log: () => readFileSync(join(folder, "console.log"), "utf8"),
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
};
