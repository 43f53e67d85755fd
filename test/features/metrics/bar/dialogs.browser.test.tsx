/** The fields and the dialog of the bar: typing can begin at once, and Enter shows the days. */
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { AppPicker } from "#src/features/metrics/bar/AppPicker.tsx";
import { DatesDialog } from "#src/features/metrics/bar/DatesDialog.tsx";
import { PeriodPicker } from "#src/features/metrics/bar/PeriodPicker.tsx";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { connectRouter } from "#src/runtime/locationAtom.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";
import { showPage } from "../metricsScreen.tsx";

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

it("one day needs one date", async () => {
  const { chosen } = await open(DatesDialog);
  await userEvent.keyboard("1/3/2025{Enter}");
  expect(chosen).toEqual([expect.objectContaining({ from: "2025-03-01", to: "2025-03-01" })]);
});

it.each<readonly [least: number | undefined, listed: Array<string>]>([
  [undefined, ["last 7 days", "today", "yesterday", "last 30 days"]],
  [5, ["last 7 days", "last 30 days", "last 60 days", "last 90 days"]],
])("with a minimum group size of %s, the list begins with %j", async (minimumGroupSize, listed) => {
  const options = { search: { period: "ALL_TIME" }, ...(minimumGroupSize && { minimumGroupSize }) };
  const { screen } = await showPage(<PeriodPicker />, options);
  const field = screen.getByRole("button", { name: /Period$/ });
  await field.click();
  const names = screen.getByRole("option").elements().slice(0, 4);
  expect(names.map((option) => option.firstElementChild?.firstElementChild?.textContent)).toEqual(listed);
  if (minimumGroupSize) return;
  await screen.getByRole("option", { name: "yesterday" }).click();
  await expect.element(field).toHaveTextContent("yesterday");
});

it.each<readonly [first: string, last: string, at: string, says: string, least: number | undefined]>([
  ["", "", "First day", "Please enter a date.", undefined],
  ["31/3/2026", "", "First day", "Please choose a day up to today, 30 Mar 2026.", undefined],
  ["2/3/2026", "1/3/2026", "Last day", "The last day is before the first one.", undefined],
  ["1/3/2026", "6/3/2026", "Last day", "Please choose at least 7 days.", 5],
])(
  "from “%s” to “%s”, the field %s says “%s” and has the focus",
  async (first, last, at, says, minimumGroupSize) => {
    const options = { search: { period: "ALL_TIME" }, ...(minimumGroupSize && { minimumGroupSize }) };
    const { screen } = await showPage(<DatesDialog isOpen onClose={() => undefined} />, options);
    await userEvent.fill(screen.getByRole("textbox", { name: "Last day" }), last);
    await userEvent.fill(screen.getByRole("textbox", { name: "First day" }), first);
    await userEvent.keyboard("{Enter}");
    const field = screen.getByRole("textbox", { name: at });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(says);
    expect(screen.getByText(/^At least 7 days/).elements()).toHaveLength(minimumGroupSize ? 1 : 0);
  },
);

it("the field of the app says what no app is called", async () => {
  const { screen, store } = await showPage(<AppPicker />);
  const field = screen.getByRole("combobox", { name: "App" });
  await expect.element(field).toHaveAttribute("placeholder", "Find an app");
  await field.click();
  await userEvent.keyboard("zz{Tab}");
  await expect.poll(() => store.get(toastsAtom).map(({ text }) => text)).toEqual(["No app chosen for “zz”."]);
});

it("the days that are shown are in the fields and in the calendar, and typing replaces them", async () => {
  const search = { from: "2025-03-10", to: "2025-03-11" };
  const { screen } = await showPage(<DatesDialog isOpen onClose={() => undefined} />, { search });
  await expect.element(screen.getByRole("textbox", { name: "First day" })).toHaveValue("10/03/2025");
  await expect.element(screen.getByRole("textbox", { name: "Last day" })).toHaveValue("11/03/2025");
  await expect.element(screen.getByRole("grid", { name: /March 2025/ })).toBeVisible();
  await userEvent.keyboard("1/2/2025");
  await expect.element(screen.getByRole("textbox", { name: "First day" })).toHaveValue("1/2/2025");
});
