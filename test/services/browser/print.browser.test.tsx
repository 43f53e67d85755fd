/** Printing waits for the drawings, up to a timeout. */
import { Effect, Fiber, TestClock, TestContext } from "effect";
import { beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { asWritten } from "#src/i18n/i18n.ts";
import { print } from "#src/services/browser/print.ts";
import { Chart } from "#src/ui/Chart.tsx";
import { bar } from "#test/support/chartRows.ts";
import { holdDrawings } from "#test/support/drawings.ts";

const chart = (
  <Chart
    kindName={asWritten("chart")}
    label={asWritten("Level of education")}
    drawing={{ kind: "bars", rows: [bar("Master", 3)] }}
  />
);

/** Waits as long as printing would take without waiting for drawings. */
const waitingBegins = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 200);
  });

/** The page's text at each opening of the dialog. */
let printed: Array<string | null>;

beforeEach(() => {
  printed = [];
  vi.spyOn(window, "print").mockImplementation(() => void printed.push(document.body.textContent));
});

it("printing opens the dialog at once when everything is drawn", async () => {
  await Effect.runPromise(print);
  expect(printed).toHaveLength(1);
});

it("printing waits for a slow drawing", async () => {
  const release = holdDrawings();
  await render(chart);
  const printing = Effect.runPromise(print);
  await waitingBegins();
  expect(printed).toEqual([]);
  release();
  await printing;
  expect(printed).toEqual([expect.stringContaining("Master")]);
});

it("printing draws a chart in a collapsed section first, and removes its drawing afterwards", async () => {
  await render(<div hidden>{chart}</div>);
  await Effect.runPromise(print);
  expect(printed).toEqual([expect.stringContaining("Master")]);
  await expect.poll(() => document.querySelector("svg.marks")).toBeNull();
});

it("printing does not wait for a chart that is removed", async () => {
  holdDrawings();
  const screen = await render(chart);
  const printing = Effect.runPromise(print);
  await waitingBegins();
  await screen.unmount();
  await printing;
  expect(printed).toHaveLength(1);
}, 3000);

it("printing opens the dialog after five seconds when a chart is never drawn", async () => {
  holdDrawings();
  await render(chart);
  await Effect.runPromise(
    Effect.gen(function* () {
      const printing = yield* Effect.fork(print);
      yield* TestClock.adjust("4999 millis");
      expect(printed).toEqual([]);
      yield* TestClock.adjust("1 millis");
      yield* Fiber.join(printing);
      expect(printed).toHaveLength(1);
    }).pipe(Effect.provide(TestContext.TestContext)),
  );
});
