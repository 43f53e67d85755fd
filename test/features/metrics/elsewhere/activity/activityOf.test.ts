import { expect, it } from "vitest";
import { wantedActivity } from "#src/features/metrics/elsewhere/activity/activity.ts";
import { stateOfAtom } from "#src/features/metrics/elsewhere/activity/activityOf.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

// Looking up ten thousand for each answer stopped the page for seconds.
it("the users of an app are not looked up before its row was in view", () => {
  // Without a clock, a lookup fails.
  const { store } = consoleStore();
  const row = "LAST_30_DAYS app_anchor";
  expect(store.get(stateOfAtom)(row).data).toBeUndefined();
  store.set(wantedActivity.listAtom, [row]);
  expect(() => store.get(stateOfAtom)(row)).toThrow("Service not found");
});
