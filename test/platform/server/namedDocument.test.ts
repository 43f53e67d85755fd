/** The welcome page has the configured name, whatever characters it consists of. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { namedDocument } from "#platform/server/namedDocument.ts";
import { configure } from "#scripts/configure.ts";
import { padding, welcomeDocument } from "#test/support/builtConsole.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";

it.each([
  ["Acme Health", "Acme Health"],
  ["</title><script>alert(1)</script>", "&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;"],
  [`"A" & 'B' $& $1 {app}`, "&quot;A&quot; &amp; &#39;B&#39; $&amp; $1 {app}"],
])("a name is text: %s", (name, written) => {
  expect(namedDocument(welcomeDocument("Wellbeing Console"), name)).toBe(welcomeDocument(written));
});

it("a name replaces another", () => {
  const once = namedDocument(welcomeDocument("Wellbeing Console"), "A > B");
  expect(namedDocument(once, "C")).toBe(welcomeDocument("C"));
});

it("a static host gets the name with its configuration, in compressed files too", async () => {
  const dist = temporaryFolder(onTestFinished);
  const file = join(dist, "of-acme.json");
  const oidc = { issuer: "https://id.example.org", clientId: "console" };
  // As Windows writes a file.
  const config = `\uFEFF${JSON.stringify({ apiBaseUrl: "https://api.example.org", oidc, appName: "Acme" })}`;
  writeFileSync(file, config);
  await expect(configure(file, dist)).rejects.toThrow("npm run build");
  writeFileSync(join(dist, "index.html"), welcomeDocument("Wellbeing Console") + padding);
  await configure(file, dist);
  const read = (name: string) => readFileSync(join(dist, name));
  expect(read("config.json").toString()).toBe(config);
  expect(read("index.html").toString()).toBe(welcomeDocument("Acme") + padding);
  expect(brotliDecompressSync(read("index.html.br"))).toEqual(read("index.html"));
  expect(gunzipSync(read("index.html.gz"))).toEqual(read("index.html"));
  writeFileSync(file, config.replace("https://id", "http://id").replace("appName", "minGroupSize"));
  const refusal = /of-acme\.json: minGroupSize: is unexpected, .*\n.*json: oidc\.issuer: must be/;
  await expect(configure(file, dist)).rejects.toThrow(refusal);
});
