/** A chart before its drawing has loaded. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Chart } from "#src/ui/Chart.tsx";
import { bar } from "#test/support/chartRows.ts";
import { asWritten } from "#src/i18n/i18n.ts";

it("a chart is an image at its final height, and busy, while the code of its drawing loads", () => {
  const drawing = { kind: "bars", rows: [bar("Master", 3), bar("Bachelor", 5)] } as const;
  const html = renderToStaticMarkup(
    createElement(Chart, { label: asWritten("Level of education"), kindName: asWritten("chart"), drawing }),
  );
  expect(html).toContain('role="application" aria-roledescription="chart" aria-label="Level of education"');
  expect(html).toContain('aria-busy="true"');
});
