/** Cells on the clipboard are pasted as cells, whatever they contain. */
import { expect, it } from "vitest";
import { htmlTable, tabSeparated } from "#src/domain/csv.ts";

const rows = [["App", "Vital\tSteps\r\n2"], [], ["<b>", '"a" & b']];

it("a tab or a line break within a cell begins no other cell of the plain text", () => {
  expect(tabSeparated(rows)).toBe('App\tVital Steps 2\r\n\r\n<b>\t"a" & b');
});

it("the HTML table has a row for each row, and no markup from a cell", () => {
  expect(htmlTable(rows)).toBe(
    "<table><tr><td>App</td><td>Vital\tSteps\r\n2</td></tr><tr></tr>" +
      "<tr><td>&lt;b&gt;</td><td>&quot;a&quot; &amp; b</td></tr></table>",
  );
});
