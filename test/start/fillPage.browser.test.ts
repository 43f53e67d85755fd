/** The rows that the early script shows: those of the console's list, in its order. */
import { FastCheck } from "effect";
import { expect, it } from "vitest";
import { byName, maxAppsAskedAbout } from "#src/domain/apps/appList.ts";
import { fillPage } from "#src/start/earlyList.ts";
import { maxUnvirtualizedRows } from "#src/ui/maxUnvirtualizedRows.ts";

const rowOf = (status: string) =>
  `<tr data-status="${status}"><td><a href="#"><bdi></bdi></a></td><td><time title="Old"></time></td></tr>`;
const template = document.createElement("template");
template.innerHTML = `<table><tbody>${rowOf("enabled")}${rowOf("disabled")}</tbody></table>`;

const apps = FastCheck.uniqueArray(
  FastCheck.record({
    id: FastCheck.integer({ min: 1, max: 999 }).map((number) => `app ${number}`),
    name: FastCheck.constantFrom("Zen", "apple", "Äpfel", "Mint", "App 2", "App 10", "<b>"),
    status: FastCheck.constantFrom<"enabled" | "disabled">("enabled", "disabled"),
    creationDate: FastCheck.record({
      epochMillis: FastCheck.integer({ min: 0, max: 3 }).map((day) => day * 86_400_000),
    }),
  }),
  { selector: ({ id }) => id, maxLength: maxUnvirtualizedRows + 20, size: "max" },
);

it("the first apps by name have a row, with their own link, name, status and date", () => {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
  FastCheck.assert(
    FastCheck.property(apps, (all) => {
      const rows = fillPage(template.content, all, "en", true).querySelectorAll("tbody tr");
      const shown = [...rows].map((row) => ({
        href: row.querySelector("a")?.getAttribute("href"),
        name: row.querySelector("bdi")?.textContent,
        status: row.getAttribute("data-status"),
        date: row.querySelector("time")?.outerHTML,
      }));
      const expected = all.toSorted(byName).slice(0, maxUnvirtualizedRows);
      expect(shown).toEqual(
        expected.map(({ id, name, status, creationDate }) => ({
          href: `/administer/my-apps/${encodeURIComponent(id)}`,
          name,
          status,
          date: `<time>${day.format(creationDate.epochMillis)}</time>`,
        })),
      );
    }),
    // Shrinking a hundred rows takes minutes.
    { numRuns: 30, endOnFailure: true },
  );
});

it("no column is left for secrets where there are more apps than are asked about", () => {
  const page = document.createElement("template");
  page.innerHTML = `<label><b data-count="attention"></b></label><table><thead><tr><th data-late="words"></th></tr></thead><tbody></tbody></table>`;
  const partsOf = (count: number) => {
    const all = Array.from({ length: count }, (_, index) => ({
      id: `app_${index}`,
      name: "Mint",
      status: "enabled" as const,
      creationDate: { epochMillis: 0 },
    }));
    const filled = fillPage(page.content, all, "en", true);
    return filled.querySelectorAll("thead th, label").length;
  };
  expect([partsOf(maxAppsAskedAbout), partsOf(maxAppsAskedAbout + 1)]).toEqual([2, 0]);
});
