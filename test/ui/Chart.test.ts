/** A chart before its drawing has loaded. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Chart } from "#src/ui/Chart.tsx";
import { words } from "#test/support/words.ts";

it("a chart has its marks and is busy while the code of its drawing loads", () => {
  const marks = [{ id: "master", label: words("Master: 3"), top: 0, height: 46 }];
  const chart = createElement(Chart, { label: words("Level of education"), rows: [], marks, height: 46 });
  const html = renderToStaticMarkup(chart);
  expect(html).toContain('aria-label="Master: 3"');
  expect(html).toContain('aria-busy="true"');
});
