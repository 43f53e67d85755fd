import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

describe("a test that docs/security.md names", () => {
  const text = readFileSync("docs/security.md", "utf8");
  const files = [...text.matchAll(/`((?:test|e2e)\/[^`]+\.tsx?)`((?:,? “[^”]+”)*)/g)];
  const named = files.flatMap(([, file = "", titles = ""]) => [
    [file, ""] as const,
    ...[...titles.matchAll(/“([^”]+)”/g)].map(([, title = ""]) => [file, title] as const),
  ]);

  it.each(named)("exists: %s, %s", (file, title) => {
    expect(readFileSync(file, "utf8")).toContain(title);
  });
});
