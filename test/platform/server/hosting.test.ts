/** What strangers get from the platform's port: hosting.txt, whose answers `vitest -u` writes, and files in each encoding. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { builtConsole, padding, script, welcomeDocument } from "#test/support/builtConsole.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform({ values: { CONSOLE_DIR: `${builtConsole()}/`, APP_NAME: "Acme & Söhne" } });

const accepted = { page: "text/html,application/xhtml+xml,*/*;q=0.8", any: "*/*", json: "application/json" };
const navigation = { accept: accepted.page };

/** Sends the path and returns the body unchanged; fetch would normalize and decode them. */
const get = async (path: string, headers = {}, method = "GET") => {
  const sent = request(platform().origin, { path, method, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};

const protecting =
  /^(content-security-policy|cross-origin-|origin-agent|permissions-|referrer-|strict-transport|x-content-type)/;
const varying =
  /^(connection|content-length|date|etag|keep-alive|set-cookie|transfer-encoding|x-request-id)$/;

/** Without what differs from run to run. */
const stable = (text: string) =>
  text
    .replaceAll(platform().origin, "ORIGIN")
    .replaceAll(/sha256-[^']+/g, "sha256-…")
    .replaceAll(/(?<=interaction\/(?!none))[\w-]+|[\da-f]{8}-[\da-f-]{27}|[\w-]{43,}/g, "…");

/** As people see a page, otherwise the beginning. */
const beginningOf = (body: string) =>
  stable(/<h1[^>]*>([^<]*)/.exec(body)?.[1] ?? body.replaceAll(/\s+/g, " ").trim()).slice(0, 350);

/** The protecting headers of the first answer, and how those of the others differ. */
const protectionText = ([first = [], ...others]: ReadonlyArray<ReadonlyArray<string>>) => {
  const differing = others.map((lines, index) => [
    `headers ${index + 2}: as 1, but`,
    ...lines.filter((line) => !first.includes(line)),
    ...(lines.length < first.length ? [`only ${lines.length} of ${first.length}`] : []),
  ]);
  return [["headers 1", ...first], ...differing].map((lines) => lines.join("\n  ")).join("\n");
};

it("the requests in hosting.txt are answered as it says", async () => {
  const requests = readFileSync(new URL("hosting.txt", import.meta.url), "utf8").matchAll(
    /^ {2}(page|any|json) (\w+) (\S+) →/gm,
  );
  const protections: Array<ReadonlyArray<string>> = [];
  const answers = new Map<string, Array<string>>();
  for (const [, as = "", method, asked = ""] of requests) {
    const path = asked.replace("ORIGIN", platform().origin);
    const accept = accepted[as as keyof typeof accepted];
    const { status, headers, body } = await get(path, { accept }, method);
    const lines = Object.entries(headers).flatMap(([name, value]) =>
      varying.test(name) ? [] : `${name}: ${stable(String(value))}`,
    );
    const protection = lines.filter((line) => protecting.test(line));
    const known = protections.findIndex((each) => each.join() === protection.join());
    const number = known === -1 ? protections.push(protection) : known + 1;
    const others = lines.filter((line) => !protecting.test(line));
    const answer = [status, `headers ${number}`, ...others].join(" | ");
    const asker = `  ${as} ${method} ${asked} → ${beginningOf(body.toString())}`;
    answers.set(answer, [...(answers.get(answer) ?? []), asker]);
  }
  expect([...answers.values()].flat().length).toBeGreaterThan(70);
  const written = Array.from(answers, ([answer, askers]) => [answer, ...askers].join("\n"));
  const text = `${[...written, protectionText(protections)].join("\n")}\n`;
  expect(text).not.toContain("not for everyone");
  await expect(text).toMatchFileSnapshot("hosting.txt");
});

it("a page at another name of this machine is at the configured one", async () => {
  const { origin } = platform();
  const host = `127.0.0.1:${new URL(origin).port}`;
  const { status, headers } = await get("/auth?a=1", { ...navigation, host });
  expect([status, headers["location"]]).toEqual([307, `${origin}/auth?a=1`]);
});

it("the welcome page has the configured name, also compressed", async () => {
  const named = welcomeDocument("Acme &amp; Söhne") + padding;
  const { body, headers } = await get("/", navigation);
  expect(body.toString()).toBe(named);
  const compressed = await get("/", { ...navigation, "accept-encoding": "br" });
  expect(brotliDecompressSync(compressed.body).toString()).toBe(named);
  expect(compressed.headers["etag"]).not.toBe(headers["etag"]);
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

it.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br;q=0", "gzip"],
  ["deflate", "none"],
] as const)(
  "a file is sent as the build has compressed it, and not to HEAD, for Accept-Encoding: %j: %s",
  async (encodings, form) => {
    const { headers, body } = await get("/assets/app-1a2b.js", { "accept-encoding": encodings });
    expect([headers["content-encoding"] ?? "none", headers["content-length"]]).toEqual([
      form,
      `${body.length}`,
    ]);
    expect(decoders[form](body).toString()).toBe(script);
    const head = await get("/assets/app-1a2b.js", { "accept-encoding": encodings }, "HEAD");
    expect([head.headers["content-length"], head.body.length]).toEqual([`${body.length}`, 0]);
  },
);

it("a file is answered by 304 while unchanged; each encoding has its own ETag", async () => {
  const [plain, br] = await Promise.all(
    ["identity", "br"].map((encoding) => get("/assets/app-1a2b.js", { "accept-encoding": encoding })),
  );
  expect(plain?.headers["etag"]).not.toBe(br?.headers["etag"]);
  const again = async (tag: unknown) =>
    (await get("/assets/app-1a2b.js", { "accept-encoding": "br", "if-none-match": String(tag) })).status;
  expect(await again(br?.headers["etag"])).toBe(304);
  expect(await again(`"other", W/${String(br?.headers["etag"])}`)).toBe(304);
  expect(await again(plain?.headers["etag"])).toBe(200);
});
