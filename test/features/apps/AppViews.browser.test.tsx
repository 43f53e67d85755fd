/** The choice of the view says what the rows amount to. */
import { expect, it } from "vitest";
import { AppViews } from "#src/features/apps/list/AppViews.tsx";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

const views = (inNeed?: number) => (
  <AppViews counts={{ all: 4, attention: 1 }} inNeed={inNeed} isAsked view="all" onChange={() => undefined} />
);
const said = () => document.querySelector("[aria-live]")?.textContent ?? "";

it("what the rows amount to is said once, when all of them are known", async () => {
  const { show, store } = await signedInScreen(smallServer());
  const screen = await show(views());
  expect(said()).not.toContain("All apps");
  await screen.rerender(<StoreProvider store={store}>{views(2)}</StoreProvider>);
  await expect.poll(said).toBe("All apps are checked: 2 need attention.");
});
