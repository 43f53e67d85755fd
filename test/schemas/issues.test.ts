/** What a server's developers are told about an answer that the console can read nevertheless. */
import { expect, it } from "vitest";
import { AppPage } from "#schemas/apps/AppsApi.ts";
import { inspect } from "#schemas/issues.ts";

it("a text that lost characters is a warning, not an error, and is named without the text", () => {
  const app = { id: "1", name: "Vit\uFFFDl", status: "enabled", creationDate: "2026-03-01T09:30:00.000Z" };
  const page = { content: [app], page: 0, size: 1, totalElements: 1, totalPages: 1 };
  expect(inspect(AppPage.ast, page).issues).toEqual([
    { severity: "warning", place: "content → [0] → name", problem: "expected text, found U+FFFD" },
  ]);
});
