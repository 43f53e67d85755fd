/** What the cell of an app says about its active users, from the request to the answer. */
import { DateTime } from "effect";
import { useAtomValue } from "jotai";
import { expect, it } from "vitest";
import { AppId, type AppStatus } from "#schemas/apps/App.ts";
import { activityRows } from "#src/features/metrics/elsewhere/activity/activity.ts";
import {
  ActivityCell,
  type ActivityCellProps,
} from "#src/features/metrics/elsewhere/activity/ActivityCell.tsx";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";

const counts = (totalActiveUsers: number, totalRegisteredUsers = 1000) =>
  json({ totalRegisteredUsers, totalActiveUsers, registeredUsers: [], activeUsers: [] });

function AskedCell(props: ActivityCellProps) {
  useAtomValue(activityRows.askedAtom);
  return <ActivityCell {...props} />;
}

/** The cell of an app. The answers are for the last days, for the day before them, and for the same of what they are compared with. */
const openCell = async (
  what: "active" | "new",
  status: AppStatus,
  ...answers: ReadonlyArray<() => Response | Promise<Response>>
) => {
  let next = 0;
  const server = smallServer({
    "/api/v1/apps/app%201/metric/user_session": () => answers[next++]?.() ?? json({}, 503),
  });
  const { show } = await signedInScreen(server);
  const screen = await show(
    <AskedCell
      what={what}
      app={{ id: AppId.make("app 1"), status, creationDate: DateTime.unsafeMake(0) }}
      period={what === "new" ? "LAST_7_DAYS" : "LAST_30_DAYS"}
    />,
  );
  return screen.container;
};
const open = (...given: Parameters<typeof openCell> extends [unknown, ...infer Rest] ? Rest : never) =>
  openCell("active", ...given);

// On a busy machine the code of the request is transformed for seconds.
const becomes = (cell: Element, text: RegExp | string) =>
  expect.poll(() => cell.textContent, { timeout: 20_000 }).toMatch(text);
const waiting = { timeout: 30_000 };

it.each<readonly [AppStatus, active: number, previous: number, words: string, marked: boolean]>([
  ["enabled", 0, 5, "0 active0 active users, statistics▼ 100.0%", true],
  ["enabled", 0, 0, "0 active0 active users, statistics", true],
  ["disabled", 0, 0, "0 active0 active users, statistics", false],
  ["disabled", 70, 200, "70 active70 active users, statistics", false],
  ["enabled", 100, 200, "100 active100 active users, statistics▼ 50.0%", true],
  ["enabled", 7, 7, "7 active7 active users, statistics±\u00A00as many as in the 30 days before", false],
  ["enabled", 7, 10, "7 active7 active users, statistics▼ 30.0%", false],
])(
  "marks what needs attention: %s, %i after %i",
  waiting,
  async (status, active, previous, words, marked) => {
    const cell = await open(
      status,
      () => counts(active),
      () => counts(5),
      () => counts(previous),
      () => counts(5),
    );
    await becomes(cell, words);
    expect(cell.textContent.replace(/\d+\.\d% fewer than.*/u, "")).toBe(words);
    expect(cell.querySelector("[data-caution], svg") !== null).toBe(marked);
    expect(cell.querySelector("a")?.getAttribute("href")).toMatch(
      /\?app=app\+1&period=LAST_30_DAYS&compare=previous$/,
    );
  },
);

it.each([
  [40, 0, 0, 0, "40 new40 new users▲ from 0nobody in the 7 days before"],
  [1000, 960, 970, 980, "40 new40 new users"],
  [990, 1000, 1000, 1000, "–"],
])(
  "of %i users after %i, %i and %i it says who is new",
  waiting,
  async (registered, start, before, earlier, words) => {
    const cell = await openCell(
      "new",
      "enabled",
      () => counts(5, registered),
      () => counts(5, start),
      () => counts(5, before),
      () => counts(5, earlier),
    );
    await becomes(cell, words);
    expect(cell.textContent).toBe(words);
  },
);
