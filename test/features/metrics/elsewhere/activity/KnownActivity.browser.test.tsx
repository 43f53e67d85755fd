/** What the cell of an app says about its users. The usual cells are in test/screens. */
import { DateTime } from "effect";
import { expect, it } from "vitest";
import type { AppStatus } from "#schemas/apps/App.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { KnownActivity } from "#src/features/metrics/elsewhere/activity/KnownActivity.tsx";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

it.each<readonly [what: "active" | "new", AppStatus, now: ChartCount, before: ChartCount, words: string]>([
  ["active", "disabled", 70, 200, "70 active70 active users, statistics"],
  ["active", "disabled", 1, 2, "1 active1 active user, statistics"],
  ["new", "disabled", 1, 2, "1 new1 new user"],
  [
    "active",
    "enabled",
    100,
    200,
    "100 active100 active users, statistics▼ 50.0%50.0% fewer than in the 30 days before",
  ],
  ["new", "enabled", 40, 0, "40 new40 new users▲ from 0nobody in the 30 days before"],
  ["new", "enabled", "missing", 0, "–"],
])("of %s users in an app that is %s, %j after %j, it says: %s", async (what, status, now, before, words) => {
  const { show } = await signedInScreen(smallServer());
  const counts = { active: now, activeBefore: before, newUsers: now, newUsersBefore: before };
  const { container } = await show(
    <KnownActivity
      what={what}
      activity={{ ...counts, registered: 1000, href: "/statistics" }}
      app={{ status, creationDate: DateTime.unsafeMake(0) }}
      period="LAST_30_DAYS"
    />,
  );
  expect(container.textContent).toBe(words);
  // An app whose users fall is marked.
  expect(container.querySelector("[data-caution]") !== null).toBe(now === 100);
});
