import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtConsole } from "#test/support/builtConsole.ts";
import { freePort } from "#test/support/freePort.ts";
import { nginxBinary, startNginx } from "#test/support/nginx.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

if (nginxBinary === undefined) {
  console.warn("Skipped: the headers of nginx against the platform's, as nginx is not installed");
}

const kinds = [
  ["a deep link by a link checker", "/administer/my-apps/app_1", "*/*"],
  ["the welcome page", "/", "text/html"],
  ["a page", "/administer/overview", "text/html"],
  ["the contract's pages", "/docs/", "text/html"],
  ["a script", "/assets/app-1a2b.js", "*/*"],
  ["a font", "/assets/font-3c4d.woff2", "*/*"],
  ["a missing script", "/assets/gone-5e6f.js", "*/*"],
  ["a missing script that is navigated to", "/assets/gone-5e6f.js", "text/html"],
  ["a missing file", "/gone.json", "application/json"],
  ["the configuration", "/config.json", "*/*"],
  ["a file of the server", "/package.json", "*/*"],
  ["what the latest build is", "/latest-build.json", "*/*"],
] as const;

/** Headers that say how an answer may be used. The others describe the server, the file or the connection. */
const compared = [
  "cache-control",
  "content-encoding",
  "content-security-policy",
  "content-type",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
];

const answerOf = async (origin: string, path: string, accept: string) => {
  const { status, headers } = await fetch(origin + path, { headers: { accept, "accept-encoding": "gzip" } });
  const vary = (headers.get("vary") ?? "").split(",").map((name) => name.trim());
  return {
    status,
    ...Object.fromEntries(compared.map((name) => [name, headers.get(name)])),
    varies: vary.includes("Accept"),
  };
};

describe.skipIf(nginxBinary === undefined)("nginx, as documented, answers like the platform's host", () => {
  const built = builtConsole();
  const platform = testPlatform({ values: { CONSOLE_DIR: built.dir } });
  const nginx: { running?: Awaited<ReturnType<typeof startNginx>> } = {};

  beforeAll(async () => {
    nginx.running = await startNginx({
      binary: nginxBinary ?? "",
      build: built.dir,
      instances: [Number(new URL(platform().origin).port)],
    });
  });
  afterAll(async () => {
    await nginx.running?.stop();
    built.remove();
  });

  it.each(kinds)("to a request for %s", async (_title, path, accept) => {
    const [ours, theirs] = await Promise.all([
      answerOf(platform().origin, path, accept),
      answerOf(nginx.running?.origin ?? "", path, accept),
    ]);
    expect(theirs).toEqual(ours);
  });

  it("and leads to the contract's pages", async () => {
    const { status, headers } = await fetch(`${nginx.running?.origin}/docs`, { redirect: "manual" });
    expect(status).toBe(308);
    expect(headers.get("location")).toMatch(/^\/docs\/$|\/\/[^/]+\/docs\/$/);
  });

  it("and leads plain HTTP to TLS", async () => {
    const answer = await fetch(`${nginx.running?.plainOrigin}/auth?redirect=/administer/users`, {
      redirect: "manual",
      headers: { host: "console.example.org" },
    });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toMatch(/^https:\/\/[^/]+\/auth\?redirect=\/administer\/users$/);
  });

  it("and logs no token, code or link", async () => {
    const { origin = "", log } = nginx.running ?? {};
    const paths = ["/oidc/token?refresh_token=secret", "/auth?code=secret", "/oidc/registration/secret"];
    await Promise.all(paths.map((path) => fetch(origin + path)));
    await expect.poll(() => log?.()).toContain("GET /oidc/token ");
    expect(log?.()).not.toContain("secret");
  });

  it("and never serves a compressed sibling or a hidden file", async () => {
    mkdirSync(join(built.dir, ".vite"));
    writeFileSync(join(built.dir, ".vite/manifest.json"), "{}");
    nginx.running?.publish(built.dir);
    for (const path of ["/assets/app-1a2b.js.gz", "/.vite/manifest.json"])
      expect((await fetch(nginx.running?.origin + path)).status).toBe(404);
  });
});

it.skipIf(nginxBinary === undefined)(
  "nginx without a platform says so to calls, pages and monitors, and when to come back",
  async () => {
    const built = builtConsole();
    const instances = [await freePort()];
    const nginx = await startNginx({ binary: nginxBinary ?? "", build: built.dir, instances });
    const answered = async (path: string, accept: string) => {
      const { status, headers } = await fetch(nginx.origin + path, { headers: { accept } });
      return [status, headers.get("content-type"), headers.get("retry-after")];
    };
    expect(await answered("/api/v1/apps", "application/json")).toEqual([
      503,
      "application/problem+json",
      "5",
    ]);
    expect(await answered("/oidc/auth", "text/html,*/*")).toEqual([503, "text/html", "5"]);
    expect((await answered("/readyz", "text/html"))[0]).toBe(503);
    await nginx.stop();
    built.remove();
  },
);

describe.skipIf(nginxBinary === undefined)("nginx with the console alone, as documented", () => {
  const built = builtConsole();
  const nginx: { running?: Awaited<ReturnType<typeof startNginx>> } = {};
  const answer = async (path: string) => {
    const response = await fetch(nginx.running?.origin + path, { headers: { accept: "text/html" } });
    return { response, text: await response.text() };
  };

  beforeAll(async () => {
    nginx.running = await startNginx({ binary: nginxBinary ?? "", build: built.dir });
  });
  afterAll(async () => {
    await nginx.running?.stop();
    built.remove();
  });

  it("serves pages that may connect to the servers elsewhere, and passes no call on", async () => {
    const { response, text } = await answer("/administer/overview");
    expect(text).toContain("<title>App</title>");
    expect(response.headers.get("content-security-policy")).toContain(
      "connect-src 'self' https://api.example.org https://id.example.org;",
    );
    expect((await fetch(`${nginx.running?.origin}/api/v1/apps`)).status).toBe(404);
  });

  it("changes to another build as soon as it is published", async () => {
    writeFileSync(join(built.dir, "app.html"), "latest");
    nginx.running?.publish(built.dir);
    expect((await answer("/auth")).text).toBe("latest");
  });
});
