/** Start, navigation, charts and long lists beside the floor, as ratios of medians within one run. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/signedIn.ts";
import { startFloor } from "./floor.ts";
import { measures } from "./measures.ts";
import { type Figures, inNewContext, median, visitConsole, visitFloor, visitManyApps } from "./visits.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5);
const slowdowns = [1, 4] as const;
const listLength = 25;

interface AppList {
  readonly content: ReadonlyArray<object>;
}

const cell = (value: number, digits: number) => value.toFixed(digits).padStart(9);

/** All apps, once there are `listLength`. */
const fillList = async (page: Page) => {
  const call = page.waitForRequest(/\/api\//);
  await page.goto("/administer/overview");
  const { authorization = "" } = (await call).headers();
  const [path, headers] = ["/api/v1/apps", { authorization }];
  const read = async () => ((await (await page.request.get(path, { headers })).json()) as AppList).content;
  for (let number = (await read()).length; number < listLength; number += 1)
    await page.request.post(path, { headers, data: { name: `Zest ${number}` } });
  await page.close();
  return read();
};

test("the ratios to the floor are within their limits", async ({ browser, page, platform, session }) => {
  const apps = await fillList(page);
  expect(apps).toHaveLength(listLength);
  const manyApps = Array.from({ length: 10_000 - listLength }, (_, number) => ({
    ...apps[0],
    id: `app_${number}`,
    name: `Clinic ${number}`,
  }));
  const manyAppsJson = JSON.stringify({ content: [...apps, ...manyApps], totalElements: 10_000 });

  const floor = await startFloor(apps);
  const visits = {
    floor: { origin: floor.origin, visit: visitFloor },
    console: { origin: platform.origin, visit: visitConsole },
    many: { origin: platform.origin, visit: visitManyApps(manyAppsJson) },
  };

  const figures: Record<1 | 4, Record<string, Array<number>>> = { 1: {}, 4: {} };
  // Rounds are interleaved, so that other work of the machine slows all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const slowdown of slowdowns) {
      for (const [name, { origin, visit }] of Object.entries(visits)) {
        const storageState = await session();
        const found: Figures = await inNewContext(browser, { origin, storageState, slowdown }, visit);
        for (const [figure, value] of Object.entries(found)) {
          (figures[slowdown][`${name} ${figure}`] ??= []).push(value);
        }
      }
    }
  }
  await floor.stop();

  const rows = slowdowns.flatMap((slowdown) =>
    measures.map(({ name, of, by, max }) => {
      const [value = NaN, base = NaN] = [of, by].map((figure) => median(figures[slowdown][figure] ?? []));
      const ratio = value / base;
      // Not `>`, so that a missing figure also counts as too slow.
      const limit = max[slowdown];
      return { name, slowdown, value, base, by, ratio, max: limit, isFine: ratio <= limit };
    }),
  );
  const lines = rows.map(({ name, slowdown, value, base, by, ratio, max, isFine }) =>
    [
      `${name.padEnd(28)} ${slowdown}× ${cell(value, 0)}  ${by.padEnd(16)} ${cell(base, 0)}`,
      `${cell(ratio, 2)} ${cell(max, 2)}${isFine ? "" : "  too slow"}`,
    ].join(" "),
  );
  const head = `${"medians in ms".padEnd(27)} CPU   console  beside                  ms     ratio       max`;
  console.log(["", head, ...lines].join("\n"));
  const slow = rows.filter(({ isFine }) => !isFine);
  expect(slow.map(({ name, slowdown }) => `${name}, ${slowdown}×`)).toEqual([]);
});
