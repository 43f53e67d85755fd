import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builtConsole, padding, script, welcomeDocument } from "#test/support/builtConsole.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform({ values: { CONSOLE_DIR: builtConsole(), APP_NAME: "Acme & Söhne" } });

const navigation = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** Sends the path and returns the body unchanged; fetch would normalize and decode them. */
const get = async (path: string, headers = {}, method = "GET") => {
  const sent = request(platform().origin, { path, method, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};

describe("a page", () => {
  it.each([
    ["/", "<h1"],
    ["/?lang=de", "<h1"],
    ["/auth?code=1e5&state=x", "<title>App</title>"],
    ["/administer/overview", "<title>App</title>"],
    ["/administer/my-apps/a.b", "<title>App</title>"],
    ["/no/such/route", "<title>App</title>"],
    ["/foo/%3Cimg%", "<title>App</title>"],
    ["/apiary", "<title>App</title>"],
    ["/docs/", "<title>Contract</title>"],
    ["/docs/no-such-page", "<title>App</title>"],
  ])("%s is %s, revalidated on each request", async (path, content) => {
    const { status, headers, body } = await get(path, navigation);
    expect(status).toBe(200);
    expect(body.toString()).toContain(content);
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "text/html; charset=utf-8",
    });
  });

  it("of a folder is found without the slash at its end, whatever type is requested", async () => {
    for (const path of ["/docs", "/%64ocs"]) {
      const { status, headers } = await get(path, { accept: "*/*" });
      expect({ status, location: headers["location"] }).toStrictEqual({ status: 308, location: "/docs/" });
    }
    for (const path of ["//docs", "/assets", "/docs/..", "/docs//"])
      expect((await get(path, { accept: "*/*" })).status).not.toBe(308);
  });

  it("at another name of this machine is at the configured one", async () => {
    const { origin } = platform();
    const host = `127.0.0.1:${new URL(origin).port}`;
    const { status, headers } = await get("/auth?a=1", { ...navigation, host });
    expect([status, headers["location"]]).toEqual([307, `${origin}/auth?a=1`]);
  });

  it("of the welcome has the configured name, also compressed", async () => {
    const named = welcomeDocument("Acme &amp; Söhne") + padding;
    const { body, headers } = await get("/", navigation);
    expect(body.toString()).toBe(named);
    const compressed = await get("/", { ...navigation, "accept-encoding": "br" });
    expect(brotliDecompressSync(compressed.body).toString()).toBe(named);
    expect(compressed.headers["etag"]).not.toBe(headers["etag"]);
    const config = await get("/config.json");
    expect(JSON.parse(config.body.toString())).toMatchObject({ appName: "Acme & Söhne" });
  });

  it("of the application varies with Accept, since only navigations get it", async () => {
    expect((await get("/administer/overview", navigation)).headers["vary"]).toMatch(/^Accept(,|$)/);
    expect((await get("/", navigation)).headers["vary"] ?? "").not.toMatch(/^Accept(,|$)/);
  });

  it.each([
    "/robots.txt",
    "/.well-known/security.txt",
    "/.well-known/a",
    "/no.such/page",
    "/%2ewell-known/a",
  ])("is not at %s, which names a file", async (path) => {
    expect((await get(path, navigation)).status).toBe(404);
  });

  it("is not found by requests that are not navigations", async () => {
    expect((await get("/no/such.json", { accept: "*/*" })).status).toBe(404);
    expect((await get("/administer/my-apps/app_1", { accept: "*/*" })).status).toBe(200);
    expect((await get("/image.png", { accept: "image/png" })).status).toBe(404);
  });

  it("is refused for other methods", async () => {
    const { status, headers } = await get("/", navigation, "POST");
    expect(status).toBe(405);
    expect(headers["allow"]).toBe("GET, HEAD");
  });
});

describe("a file of the console", () => {
  it("is cached for a year when its name contains a hash", async () => {
    const { headers, body } = await get("/assets/font-3c4d.woff2");
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "font/woff2",
    });
    expect(body.toString()).toBe("font");
  });

  it("is revalidated on each request when its name has no hash", async () => {
    const { headers } = await get("/latest-build.json");
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "application/json; charset=utf-8",
    });
  });

  it.each(["/assets/gone-5e6f.js", "/assets/", "/assets/app-1a2b.js.br"])(
    "answers 404 at %s, without the page",
    async (path) => {
      const { status, body } = await get(path, navigation);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain("<");
    },
  );

  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br;q=0", "gzip"],
    ["gzip", "gzip"],
    ...["", "identity", "deflate", "br;q=0"].map((accepted) => [accepted, "none"] as const),
  ] as const)(
    "is sent as the build has compressed it, for Accept-Encoding: %j: %s",
    async (accepted, form) => {
      const { headers, body } = await get("/assets/app-1a2b.js", { "accept-encoding": accepted });
      expect(headers["content-encoding"] ?? "none").toBe(form);
      expect(headers).toMatchObject({
        "content-length": String(body.length),
        "content-type": "text/javascript; charset=utf-8",
        vary: "Accept-Encoding",
      });
      expect(decoders[form](body).toString()).toBe(script);
    },
  );

  it("answers 304 while unchanged; each encoding has its own ETag", async () => {
    const [plain, br] = await Promise.all(
      ["identity", "br"].map((accepted) => get("/assets/app-1a2b.js", { "accept-encoding": accepted })),
    );
    expect(plain?.headers["etag"]).not.toBe(br?.headers["etag"]);
    const again = async (tag: unknown) =>
      (await get("/assets/app-1a2b.js", { "accept-encoding": "br", "if-none-match": String(tag) })).status;
    expect(await again(br?.headers["etag"])).toBe(304);
    expect(await again(`"other", W/${String(br?.headers["etag"])}`)).toBe(304);
    expect(await again(plain?.headers["etag"])).toBe(200);
  });

  it("answers HEAD without the body", async () => {
    const { headers, body } = await get("/assets/app-1a2b.js", {}, "HEAD");
    expect(headers["content-length"]).toBe(String(script.length));
    expect(body).toHaveLength(0);
  });
});

describe("a file outside of the folder is not served", () => {
  it.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e%5c..%5csecret.txt",
    "/..%252fsecret.txt",
    "/..\\secret.txt",
    "/%00",
    "/%zz",
    "//secret.txt",
    "/assets/%2e%2e/app.html%00.js",
  ])("by %s", async (path) => {
    for (const headers of [{}, navigation]) {
      const { body } = await get(path, headers);
      expect(body.toString()).not.toContain("not for everyone");
    }
    expect((await get(path)).status).toBe(404);
  });

  it("nor by a request in absolute or asterisk form", async () => {
    expect((await get("http://evil.example/oidc/auth")).status).toBe(400);
    expect((await get("*", {}, "OPTIONS")).status).toBe(400);
  });
});
