import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtConsole } from "#test/support/builtConsole.ts";
import { nginxBinary, startNginx } from "#test/support/nginx.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

if (nginxBinary === undefined) {
  console.warn("Skipped: the headers of nginx against the platform's, as nginx is not installed");
}

const kinds = [
  ["the welcome page", "/", "text/html"],
  ["a page", "/administer/overview", "text/html"],
  ["the contract's pages", "/docs/", "text/html"],
  ["a script", "/assets/app-1a2b.js", "*/*"],
  ["a font", "/assets/font-3c4d.woff2", "*/*"],
  ["a missing script", "/assets/gone-5e6f.js", "*/*"],
  ["a missing script that is navigated to", "/assets/gone-5e6f.js", "text/html"],
  ["a missing file", "/gone.json", "application/json"],
  ["the configuration", "/config.json", "*/*"],
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
      root: built.dir,
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

  it("and never serves a compressed sibling as a file", async () => {
    const { status } = await fetch(`${nginx.running?.origin}/assets/app-1a2b.js.gz`);
    expect(status).toBe(404);
  });
});
