/** ComboBox: filter, limit, selection. */
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { fold } from "#src/domain/wordSearch.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import { ComboBox } from "#src/ui/ComboBox.tsx";

const clinics = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `app_${at + 1}`, name: `Clínic ${at + 1}` }));

interface PickerProps {
  count: number;
  onChange: (id: string) => void;
  onDiscard: (typed: string) => void;
}

function Picker({ count, onChange, onDiscard }: PickerProps) {
  const [value, setValue] = useState("app_1");
  return (
    // As narrow as in the app: a list that is wider than the page scrolls it, and react-aria then closes the list.
    <div style={{ width: 240 }}>
      <p>Elsewhere</p>
      <ComboBox
        label={asWritten("App")}
        options={clinics(count)}
        fold={fold}
        value={value}
        onChange={(id) => {
          onChange(id);
          setValue(id);
        }}
        noMatchText={asWritten("No app matches")}
        moreMatchesText={(more) => asWritten(`${more} more`)}
        onDiscard={onDiscard}
      />
      <button type="button">Next</button>
    </div>
  );
}

const open = async (count: number) => {
  const onChange = vi.fn<(id: string) => void>();
  const onDiscard = vi.fn<(typed: string) => void>();
  const screen = await render(<Picker count={count} onChange={onChange} onDiscard={onDiscard} />);
  const field = screen.getByRole("combobox", { name: "App" });
  await field.click();
  return { screen, field, onChange, onDiscard, options: screen.getByRole("option") };
};

it("typing finds names without regard to case, accents, the order of words and surrounding spaces", async () => {
  const { options } = await open(120);
  await userEvent.keyboard(" 77 CLIN ");
  await expect
    .poll(() => options.elements().map((option) => option.textContent))
    .toStrictEqual(["Clínic 77"]);
});

it.each([
  ["clinic", 10, 10, []],
  ["clinic", 11, 10, ["1 more"]],
  [undefined, 50, 50, []],
  [undefined, 51, 50, ["1 more"]],
])("with the text %s, of %i matches it shows %i and says: %j", async (typed, count, shown, more) => {
  const { screen, field, options } = await open(count);
  if (typed !== undefined) await userEvent.fill(field, typed);
  await expect.poll(() => options.elements()).toHaveLength(shown);
  const hints = screen.getByText(/^\d+ more$/);
  await expect.poll(() => hints.elements().map((hint) => hint.textContent)).toStrictEqual(more);
});

it("Enter without a match keeps the typed text and says so, and Escape restores the name", async () => {
  const { field, onChange, screen } = await open(3);
  await userEvent.keyboard("no such app{Enter}");
  await expect.element(field).toHaveValue("no such app");
  await expect.element(screen.getByText("No app matches")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveValue("Clínic 1");
  expect(onChange).not.toHaveBeenCalled();
});

const click = () => userEvent.click(page.getByText("Elsewhere"));
const press = (keys: string) => () => userEvent.keyboard(keys);
const [tab, enter] = [press("{Tab}"), press("{Enter}")];

const leaving: ReadonlyArray<
  readonly [typed: string | undefined, shown: number, leave: () => Promise<void>, end: object]
> = [
  ["clinic 1", 10, press("{ArrowDown}{Enter}"), {}],
  ["nic 2", 10, enter, { chosen: "app_2" }],
  ["17", 1, press("{ArrowDown}{Enter}"), { chosen: "app_17" }],
  ["16", 1, press("{ArrowDown}{Tab}"), { chosen: "app_16" }],
  ["clinic 30", 1, tab, { chosen: "app_30" }],
  ["clinic 29", 1, click, { chosen: "app_29" }],
  ["clinic 3 ", 4, tab, { chosen: "app_3" }],
  ["clinic", 10, tab, { discarded: "clinic" }],
  ["clinic", 10, click, { discarded: "clinic" }],
  ["hospital", 1, tab, { discarded: "hospital" }],
  ["", 10, tab, {}],
  ["  ", 10, tab, {}],
  [undefined, 30, press("{Escape}{Tab}"), {}],
  [undefined, 30, tab, {}],
];

it("what is typed when the field is left is chosen, reported or neither, and all options are offered again", async () => {
  const { screen, field, onChange, onDiscard, options } = await open(30);
  let name = "Clínic 1";
  for (const [typed, shown, leave, end] of leaving) {
    onChange.mockClear();
    onDiscard.mockClear();
    await field.click();
    await expect.poll(() => options.elements()).toHaveLength(30);
    if (typed !== undefined) await userEvent.fill(field, typed);
    await expect.poll(() => options.elements()).toHaveLength(shown);
    await leave();
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
    const [[chosen] = [], [discarded] = []] = [onChange.mock.calls[0], onDiscard.mock.calls[0]];
    expect({ typed, chosen, discarded }).toEqual({ typed, ...end });
    expect(onChange.mock.calls.length + onDiscard.mock.calls.length).toBe(Object.keys(end).length);
    name = chosen?.replace("app_", "Clínic ") ?? name;
    await expect.element(field).toHaveValue(name);
  }
});
