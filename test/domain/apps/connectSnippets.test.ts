/** Snippets that show what an app hands to the software kit. */
import { execFileSync } from "node:child_process";
import { Arbitrary, FastCheck } from "effect";
import { expect, it } from "vitest";
import { Id } from "#schemas/ids.ts";
import { connectSnippet, snippetLanguages } from "#src/domain/apps/connectSnippets.ts";

const apiBase = "https://api.example.org/kit/$x";
const comment = "For the kit.";
const ids = Arbitrary.make(Id);

it.each(snippetLanguages)("%s contains id and base, reads the secret, and sends no request", (language) => {
  const snippet = connectSnippet(language, { apiBase: "https://api.example.org", appId: "app_1", comment });
  expect(snippet).toContain("https://api.example.org");
  expect(snippet).toContain("app_1");
  expect(snippet).toMatch(new RegExp(String.raw`(#|//) ${comment}\n`));
  expect(snippet).toMatch(/WELLBEING_CLIENT_SECRET|wellbeing-client-secret/);
  expect(snippet).not.toMatch(/curl|request|header|authorization|bearer|\/api\//i);
});

it("a shell sets exactly the id and the base, and stops if the secret is missing", () => {
  FastCheck.assert(
    FastCheck.property(ids, (appId) => {
      const snippet = connectSnippet("Shell", { apiBase, appId, comment });
      const run = (secret: object) =>
        execFileSync("sh", ["-c", `${snippet}\nprintf '%s|%s' "$WELLBEING_API_BASE" "$WELLBEING_APP_ID"`], {
          encoding: "utf8",
          stdio: "pipe",
          env: { ...secret },
        });
      expect(run({ WELLBEING_CLIENT_SECRET: "s" })).toBe(`${apiBase}|${appId}`);
      expect(() => run({})).toThrow(/WELLBEING_CLIENT_SECRET/);
    }),
    { numRuns: 30 },
  );
});

it.each([
  ["Swift", /^let appId = "((?:[^"\\]|\\["\\])*)"$/m],
  ["Kotlin", /^val appId = "((?:[^"\\$]|\\["\\$])*)"$/m],
] as const)("%s keeps the id in one literal, whatever it is", (language, literal) => {
  FastCheck.assert(
    FastCheck.property(ids, (appId) => {
      const [, written] = literal.exec(connectSnippet(language, { apiBase, appId, comment })) ?? [];
      expect(written?.replaceAll(/\\(.)/g, "$1")).toBe(appId);
    }),
    { examples: [[String.raw`a"b\c$d\(e)`]] },
  );
});
