import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect as connectSecurely } from "node:http2";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countsOf } from "#test/support/answers.ts";
import { builtConsole } from "#test/support/builtConsole.ts";
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
  ["a missing file that is navigated to", "/.well-known/gone.txt", "text/html"],
  ["an app of any id", "/administer/my-apps/a.b%2F1%20%2520%3F%23", "text/html"],
  ["a missing file", "/gone.json", "application/json"],
  ["a compressed sibling", "/assets/app-1a2b.js.gz", "*/*"],
  ["a hidden file", "/.env", "*/*"],
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

/** For all tests of a block. */
const running = (build: string, instances?: () => ReadonlyArray<number>) => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    nginx = await startNginx({ build, instances: instances?.() });
  });
  afterAll(() => nginx.stop());
  return () => nginx;
};

describe.skipIf(nginxBinary === undefined)("nginx, as documented, answers like the platform's host", () => {
  const build = builtConsole();
  const platform = testPlatform({ values: { CONSOLE_DIR: build } });
  // The first instance is gone.
  const nginx = running(build, () => [9, Number(new URL(platform().origin).port)]);

  it.each(kinds)("to a request for %s", async (_title, path, accept) => {
    const [ours, theirs] = await Promise.all([
      answerOf(platform().origin, path, accept),
      answerOf(nginx().origin, path, accept),
    ]);
    expect(theirs).toEqual(ours);
  });

  it("and asks another instance instead of one that is gone", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${nginx().origin}/readyz`)));
    expect(countsOf(answers)).toEqual({ 200: 8 });
  });

  it("and by HTTP/2 with a certificate", async () => {
    const instances = [Number(new URL(platform().origin).port)];
    const { origin, stop } = await startNginx({ build, instances, isSecure: true });
    const session = connectSecurely(origin, { rejectUnauthorized: false });
    const [headers] = await once(session.request({ ":path": "/readyz" }), "response");
    expect(headers).toMatchObject({ ":status": 200 });
    session.destroy();
    await stop();
  });

  it("and leads to the contract's pages, and plain HTTP to TLS", async () => {
    const { status, headers } = await fetch(`${nginx().origin}/docs`, { redirect: "manual" });
    expect(status).toBe(308);
    expect(headers.get("location")).toMatch(/^\/docs\/$|\/\/[^/]+\/docs\/$/);
    const answer = await fetch(`${nginx().plainOrigin}/auth?redirect=/administer/users`, {
      redirect: "manual",
      headers: { host: "console.example.org" },
    });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toMatch(/^https:\/\/[^/]+\/auth\?redirect=\/administer\/users$/);
  });

  it("and refuses an address that has three hundred requests to the provider open", async () => {
    const port = Number(new URL(nginx().origin).port);
    const head = "POST /oidc/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n";
    const opened = Array.from({ length: 301 }, () => connect(port, "127.0.0.1").setEncoding("utf8"));
    for (const socket of opened) socket.write(head);
    const [first] = await Promise.race(opened.map((socket) => once(socket, "data")));
    expect(first).toMatch(/^HTTP\/1.1 429 /);
    for (const socket of opened) socket.destroy();
  });

  it("and logs no token, code or link", async () => {
    const { origin, log } = nginx();
    const paths = ["/oidc/token?refresh_token=secret", "/auth?code=secret", "/oidc/registration/secret"];
    await Promise.all(paths.map((path) => fetch(origin + path)));
    await expect.poll(() => log()).toContain("GET /oidc/token ");
    expect(log()).not.toContain("secret");
  });
});

describe.skipIf(nginxBinary === undefined)("nginx without a platform", () => {
  const nginx = running(builtConsole(), () => [9]); // nobody listens there

  it.each([
    ["/api/v1/apps", "application/json", "application/problem+json"],
    ["/oidc/auth", "text/html,*/*", "text/html"],
    ["/readyz", "text/html", "text/html"],
  ])("answers 503 to %s for %s, and says when to come back", async (path, accept, type) => {
    const { status, headers } = await fetch(nginx().origin + path, { headers: { accept } });
    expect([status, headers.get("content-type"), headers.get("retry-after")]).toEqual([503, type, "5"]);
  });

  it("refuses an address that makes thousands of calls at once", async () => {
    const calls = "GET /api/v1/apps HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(900);
    const port = Number(new URL(nginx().origin).port);
    const opened = Array.from({ length: 9 }, () => connect(port, "127.0.0.1").setEncoding("utf8"));
    const answers = opened.map(async (socket) => {
      socket.write(calls);
      for await (const answer of socket) if (/^HTTP\/1.1 429 /m.test(String(answer))) return;
      throw new Error("never refused");
    });
    await expect(Promise.any(answers)).resolves.toBeUndefined();
    for (const socket of opened) socket.destroy();
  });
});

describe.skipIf(nginxBinary === undefined)("nginx with the console alone, as documented", () => {
  const build = builtConsole();
  const nginx = running(build);
  const answer = async (path: string) => {
    const response = await fetch(nginx().origin + path, { headers: { accept: "text/html" } });
    return { response, text: await response.text() };
  };

  it("serves pages that may connect to the servers elsewhere, and passes no call on", async () => {
    const { response, text } = await answer("/administer/overview");
    expect(text).toContain("<title>App</title>");
    expect(response.headers.get("content-security-policy")).toContain(
      "connect-src 'self' https://api.example.org https://id.example.org;",
    );
    expect((await fetch(`${nginx().origin}/api/v1/apps`)).status).toBe(404);
  });

  it("changes to another build as soon as it is published", async () => {
    writeFileSync(join(build, "app.html"), "latest");
    nginx().publish(build);
    expect((await answer("/auth")).text).toBe("latest");
  });
});
