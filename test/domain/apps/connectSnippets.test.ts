/** Snippets that show how an app sends its secret. */
import { execFileSync } from "node:child_process";
import { FastCheck } from "effect";
import { expect, it } from "vitest";
import { connectSnippet, snippetLanguages } from "#src/domain/apps/connectSnippets.ts";

const base = "https://api.example.org/kit/";

it.each(snippetLanguages)(
  "%s calls the app below the API's base and reads the secret from a variable",
  (language) => {
    const snippet = connectSnippet(language, base, "app_1");
    expect(snippet).toContain("https://api.example.org/kit/api/v1/apps/app_1");
    expect(snippet).toMatch(/Bearer (?:\$WELLBEING_CLIENT_SECRET|\\\(clientSecret\)|\$clientSecret)/);
  },
);

it("a shell hands over one address, whatever the id is", () => {
  FastCheck.assert(
    FastCheck.property(FastCheck.string({ unit: "grapheme", minLength: 1 }), (id) => {
      const [line = ""] = connectSnippet("curl", base, id).split(" \\\n");
      const heard = execFileSync("sh", ["-c", line.replace(/^curl /, "printf '%s|' ")], { encoding: "utf8" });
      expect(heard).toBe(`https://api.example.org/kit/api/v1/apps/${encodeURIComponent(id)}|`);
    }),
    { numRuns: 30 },
  );
});

it.each(["Swift", "Kotlin"] as const)(
  "%s keeps the address in one literal, whatever the id is",
  (language) => {
    FastCheck.assert(
      FastCheck.property(FastCheck.string({ unit: "grapheme", minLength: 1 }), (id) => {
        const literals = connectSnippet(language, `${base}$x`, id).match(/"https:[^"]*"/g) ?? [];
        expect(literals).toHaveLength(1);
        expect(literals[0]).not.toMatch(/[\\$\s]/);
      }),
    );
  },
);
