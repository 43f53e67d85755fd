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

it("typing finds names without regard to case, accents and surrounding spaces", async () => {
  const { options } = await open(120);
  await userEvent.keyboard(" CLINIC 77 ");
  await expect
    .poll(() => options.elements().map((option) => option.textContent))
    .toStrictEqual(["Clínic 77"]);
});

it.each([
  ["clinic", 10, 10, undefined],
  ["clinic", 11, 10, "1 more"],
  ["clinic", 120, 10, "110 more"],
  ["{ArrowDown}", 50, 50, undefined],
  ["{ArrowDown}", 120, 50, "70 more"],
])("after %s, of %i matches it shows %i and says: %s", async (keys, count, shown, more) => {
  const { screen, options } = await open(count);
  await userEvent.keyboard(keys);
  await expect.poll(() => options.elements()).toHaveLength(shown);
  const hints = screen.getByText(/^\d+ more$/);
  await expect.poll(() => hints.elements().map((hint) => hint.textContent)).toStrictEqual(more ? [more] : []);
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
const tab = press("{Tab}");

it.each<readonly [string, number, string, () => Promise<void>, chosen: string, discarded: string]>([
  ["nic 2", 10, "Enter", press("{Enter}"), "app_2", ""],
  ["17", 1, "an arrow and Enter", press("{ArrowDown}{Enter}"), "app_17", ""],
  ["17", 1, "an arrow and Tab", press("{ArrowDown}{Tab}"), "app_17", ""],
  ["clinic 1", 10, "choosing what was chosen", press("{ArrowDown}{Enter}"), "", ""],
  ["clinic 30", 1, "Tab", tab, "app_30", ""],
  ["clinic 30", 1, "a click", click, "app_30", ""],
  ["clinic 3 ", 2, "Tab with exactly this name", tab, "app_3", ""],
  ["clinic", 10, "Tab", tab, "", "clinic"],
  ["clinic", 10, "a click", click, "", "clinic"],
  ["hospital", 1, "Tab", tab, "", "hospital"],
  ["hospital", 1, "a click", click, "", "hospital"],
  ["", 30, "Escape and Tab", press("{Escape}{Tab}"), "", ""],
  ["{Backspace}", 10, "Tab", tab, "", ""],
  ["  ", 10, "Tab", tab, "", ""],
  ["", 30, "Tab", tab, "", ""],
])(
  "“%s” (%i options) is left by %s: it is chosen, reported or neither, and all options are offered again",
  async (typed, shown, _how, leave, chosen, discarded) => {
    const { screen, field, onChange, onDiscard, options } = await open(30);
    if (typed) await userEvent.keyboard(typed);
    await expect.poll(() => options.elements()).toHaveLength(shown);
    await leave();
    await expect.element(field).toHaveValue(`Clínic ${chosen.slice(4) || 1}`);
    await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
    expect(onChange.mock.calls).toStrictEqual(chosen ? [[chosen]] : []);
    expect(onDiscard.mock.calls).toStrictEqual(discarded ? [[discarded]] : []);
    await field.click();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => options.elements()).toHaveLength(30);
  },
);
