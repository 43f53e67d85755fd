/** The dialogs of the bar: typing can begin at once, and Enter shows the days. */
import { beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { DatesDialog } from "#src/features/metrics/bar/DatesDialog.tsx";
import { OtherAppDialog } from "#src/features/metrics/bar/ChoiceSheet.tsx";
import { connectRouter } from "#src/runtime/locationAtom.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser } from "#test/support/tab.ts";
import { showPage } from "../metricsScreen.tsx";

beforeEach(emptyBrowser);

const open = async (Dialog: typeof DatesDialog) => {
  const tab = await signedInScreen(smallServer());
  const chosen: Array<object> = [];
  connectRouter(tab.store, {
    subscribe: () => undefined,
    navigate: ({ search }) => void chosen.push(search?.({}) ?? {}),
  });
  const onClose = vi.fn<() => void>();
  const screen = await tab.show(<Dialog isOpen onClose={onClose} />);
  return { ...screen, chosen, onClose };
};

it("Enter shows the typed days, and each is said with its weekday", async () => {
  const { getByRole, chosen, onClose } = await open(DatesDialog);
  const first = getByRole("textbox", { name: "First day" });
  await expect.element(first).toHaveFocus();
  await userEvent.fill(first, "1/3/2025");
  await expect.element(first).toHaveAccessibleDescription("Saturday");
  await userEvent.fill(getByRole("textbox", { name: "Last day" }), "4/3/2025");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  expect(chosen).toEqual([expect.objectContaining({ from: "2025-03-01", to: "2025-03-04" })]);
});

it("one day needs one date, yesterday none, and Enter shows it in the last month too", async () => {
  const { getByRole, chosen } = await open(DatesDialog);
  await userEvent.fill(getByRole("textbox", { name: "Last day" }), "4/3/2025");
  await getByRole("button", { name: "Yesterday" }).click();
  await getByRole("textbox", { name: "Last day" }).click();
  await expect.element(getByRole("button", { name: "Next month" }).first()).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  const [days] = chosen as ReadonlyArray<{ readonly from?: string; readonly to?: string }>;
  expect(days?.from).toMatch(/^20\d\d-/);
  expect(days?.to).toBe(days?.from);
});

it("the field of another app has the focus", async () => {
  const { getByRole } = await open(OtherAppDialog);
  await expect.element(getByRole("combobox", { name: "App" })).toHaveFocus();
});

it("the days that are shown are in the fields, and in the calendar", async () => {
  const search = { from: "2025-03-10", to: "2025-03-11" };
  const { screen } = await showPage(<DatesDialog isOpen onClose={() => undefined} />, { search });
  await expect.element(screen.getByRole("textbox", { name: "First day" })).toHaveValue("10/03/2025");
  await expect.element(screen.getByRole("textbox", { name: "Last day" })).toHaveValue("11/03/2025");
  await expect.element(screen.getByRole("grid", { name: /March 2025/ })).toBeVisible();
});
