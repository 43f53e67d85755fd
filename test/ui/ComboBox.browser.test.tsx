/** ComboBox: filter, limit, selection. */
import "#src/theme/global.css.ts";
import "#src/theme/theme.css.ts";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fold } from "#src/domain/wordSearch.ts";
import { ComboBox } from "#src/ui/ComboBox.tsx";
import { asWritten } from "#src/i18n/i18n.ts";

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

it("a message says that there is no match", async () => {
  const { screen } = await open(3);
  await userEvent.keyboard("no such app");
  await expect.element(screen.getByText("No app matches")).toBeVisible();
});

it("a click opens the list, as in any other select", async () => {
  const { options } = await open(3);
  await expect.poll(() => options.elements()).toHaveLength(3);
});

it("Enter takes the first match", async () => {
  const { field, onChange, options, screen } = await open(120);
  await userEvent.keyboard("clinic 7{Enter}");
  await expect.element(field).toHaveValue("Clínic 7");
  expect(onChange.mock.calls).toStrictEqual([["app_7"]]);
  await expect.poll(() => options.elements()).toHaveLength(0);
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});

it("Enter without a match keeps the typed text, and Escape restores the name", async () => {
  const { field, onChange, screen } = await open(3);
  await userEvent.keyboard("no such app{Enter}");
  await expect.element(field).toHaveValue("no such app");
  await expect.element(screen.getByText("No app matches")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveValue("Clínic 1");
  expect(onChange).not.toHaveBeenCalled();
});

it("choosing by keyboard reports the id and shows the name", async () => {
  const { field, onChange, options } = await open(3);
  await userEvent.keyboard("2");
  await expect.poll(() => options.elements()).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("Clínic 2");
  expect(onChange.mock.calls).toStrictEqual([["app_2"]]);
});

it("choosing the selected option again reports nothing", async () => {
  const { field, onChange, options } = await open(3);
  await userEvent.keyboard("clinic 1");
  await expect.poll(() => options.elements()).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("Clínic 1");
  expect(onChange).not.toHaveBeenCalled();
});

const waysOut = [
  ["by Tab", () => userEvent.tab()],
  ["by a click elsewhere", () => userEvent.click(page.getByText("Elsewhere"))],
] as const;

it.each(waysOut)("leaving the field %s chooses the only match", async (_way, leave) => {
  const { screen, field, onChange, onDiscard, options } = await open(3);
  await userEvent.keyboard("clinic 3");
  await expect.poll(() => options.elements()).toHaveLength(1);
  await leave();
  await expect.element(field).toHaveValue("Clínic 3");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  expect(onChange.mock.calls).toStrictEqual([["app_3"]]);
  expect(onDiscard).not.toHaveBeenCalled();
});

it("leaving the field chooses the option with exactly this name, although others contain it", async () => {
  const { field, onChange } = await open(30);
  await userEvent.keyboard("clinic 3 ");
  await userEvent.tab();
  await expect.element(field).toHaveValue("Clínic 3");
  expect(onChange.mock.calls).toStrictEqual([["app_3"]]);
});

it.each(
  ["clinic", "hospital"].flatMap((typed) => waysOut.map(([way, leave]) => [way, typed, leave] as const)),
)(
  "leaving the field %s with “%s” keeps the choice, reports the text, and offers all options again",
  async (_way, typed, leave) => {
    const { field, onChange, onDiscard, options } = await open(3);
    await userEvent.keyboard(typed);
    await leave();
    await expect.element(field).toHaveValue("Clínic 1");
    expect(onChange).not.toHaveBeenCalled();
    expect(onDiscard.mock.calls).toStrictEqual([[typed]]);
    await field.click();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => options.elements()).toHaveLength(3);
  },
);

it.each(["{Escape}{Tab}", "{Backspace}{Tab}", "  {Tab}", "{Tab}"])(
  "%s in the field is no text to report",
  async (keys) => {
    const { field, onChange, onDiscard } = await open(3);
    await userEvent.keyboard(keys);
    await expect.element(field).toHaveValue("Clínic 1");
    expect([onChange.mock.calls, onDiscard.mock.calls]).toStrictEqual([[], []]);
  },
);
