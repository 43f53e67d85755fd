/** Fields are labelled and described for screen readers, and report the value that was chosen. */
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { DateField } from "#src/ui/DateField.tsx";
import { SearchField } from "#src/ui/SearchField.tsx";
import { Select } from "#src/ui/Select.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { words } from "#test/support/words.ts";

it("a field is described by its help until an error replaces it", async () => {
  const help = words("1 to 50 characters");
  const screen = await render(<TextField label={words("App name")} description={help} />);
  const field = screen.getByRole("textbox", { name: "App name" });
  await expect.element(field).toHaveAccessibleDescription("1 to 50 characters");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await screen.rerender(
    <TextField label={words("App name")} description={help} error={words("The app name already exists.")} />,
  );
  await expect.element(field).toHaveAccessibleDescription("The app name already exists.");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});

it("Select reports the id of an option chosen by keyboard", async () => {
  const onChange = vi.fn<(id: "week" | "month") => void>();
  const screen = await render(
    <Select
      label={words("Period")}
      value="week"
      onChange={onChange}
      options={[
        { id: "week", name: words("Last 7 days") },
        { id: "month", name: words("Last 30 days") },
      ]}
    />,
  );
  const trigger = screen.getByRole("button", { name: "Period" });
  await expect.element(trigger).toHaveTextContent("Last 7 days");
  await trigger.click();
  await expect.element(screen.getByRole("option", { name: "Last 7 days" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("month");
});

const copyWords = {
  idle: words("Copy"),
  copied: words("Copied"),
  failed: words("Could not be copied"),
};

it.each([
  [true, "Copied"],
  [false, "Could not be copied"],
])("CopyButton whose copy resolves to %s says: %s", async (isCopied, said) => {
  const screen = await render(<CopyButton words={copyWords} onCopy={() => Promise.resolve(isCopied)} />);
  await screen.getByRole("button", { name: "Copy" }).click();
  await expect.element(screen.getByRole("button", { name: said })).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent(said);
});

describe("Switch", () => {
  const toggle = async (isSelected: boolean, isDisabled: boolean) => {
    const onChange = vi.fn<(isSelected: boolean) => void>();
    const screen = await render(
      <Switch
        isSelected={isSelected}
        onChange={onChange}
        isDisabled={isDisabled}
        description={words("There is no earlier period")}
      >
        {words("Compare")}
      </Switch>,
    );
    const control = screen.getByRole("switch", { name: "Compare" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await screen.getByText("Compare").click({ force: true });
    return { control, calls: onChange.mock.calls };
  };

  it.each([true, false])(
    "reports the other state than %s, by keyboard and by pointer",
    async (isSelected) => {
      const { control, calls } = await toggle(isSelected, false);
      expect(control.elements().map((input) => (input as HTMLInputElement).checked)).toStrictEqual([
        isSelected,
      ]);
      expect(calls).toStrictEqual([[!isSelected], [!isSelected]]);
      await expect.element(control).toHaveAccessibleDescription("There is no earlier period");
    },
  );

  it("disabled, it reports nothing", async () => {
    const { control, calls } = await toggle(false, true);
    await expect.element(control).toBeDisabled();
    expect(calls).toStrictEqual([]);
  });
});

it("Checkbox reports its new state", async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const checkbox = (isSelected: boolean) => (
    <Checkbox isSelected={isSelected} onChange={onChange}>
      Understood
    </Checkbox>
  );
  const screen = await render(checkbox(false));
  await screen.getByText("Understood").click();
  await screen.rerender(checkbox(true));
  await expect.element(screen.getByRole("checkbox", { name: "Understood" })).toBeChecked();
  await screen.getByText("Understood").click();
  expect(onChange.mock.calls).toStrictEqual([[true], [false]]);
});

it.each([true, false])(
  "ChoiceBar is labelled and reports the choice (label hidden: %s)",
  async (isHidden) => {
    const onChange = vi.fn<(id: string) => void>();
    const screen = await render(
      <ChoiceBar
        label={words("Status")}
        choices={["all", "active"].map((id) => ({ id, name: words(id) }))}
        value="all"
        onChange={onChange}
        isLabelHidden={isHidden}
      />,
    );
    const group = screen.getByRole("group", { name: "Status" });
    await expect.element(group.getByRole("radio", { name: "all" })).toBeChecked();
    await group.getByRole("radio", { name: "active" }).click();
    expect(onChange.mock.calls).toStrictEqual([["active"]]);
  },
);

it("clearing a SearchField empties it and focuses it", async () => {
  const onChange = vi.fn<(query: string) => void>();
  const field = (value: string) => (
    <SearchField label={words("Search apps")} clearLabel={words("Clear")} value={value} onChange={onChange} />
  );
  const screen = await render(field("balance"));
  const clear = screen.getByRole("button", { name: "Clear" });
  await clear.click();
  expect(onChange.mock.calls).toStrictEqual([[""]]);
  await expect.element(screen.getByRole("searchbox", { name: "Search apps" })).toHaveFocus();
  await screen.rerender(field(""));
  await expect.element(clear).not.toBeInTheDocument();
});

it("DateField limits the days that the browser offers", async () => {
  const screen = await render(
    <DateField label={words("Expiration date")} min="2026-03-02" max="2031-03-01" />,
  );
  const field = screen.getByLabelText("Expiration date");
  await expect.element(field).toHaveAttribute("min", "2026-03-02");
  await expect.element(field).toHaveAttribute("max", "2031-03-01");
});

describe("ColourPicker", () => {
  const openPicker = async (initial: string) => {
    const onChange = vi.fn<(value: string, isDragging: boolean) => void>();
    function Picker() {
      const [value, setValue] = useState(initial);
      return (
        <ColourPicker
          label={words("Primary")}
          hueLabel={words("Hue")}
          value={value}
          onChange={(next, isDragging) => {
            onChange(next, isDragging);
            setValue(next);
          }}
        />
      );
    }
    const screen = await render(<Picker />);
    await screen.getByRole("button", { name: "Primary" }).click();
    return { hue: screen.getByRole("slider", { name: "Hue" }), onChange };
  };
  const press = (hue: Awaited<ReturnType<typeof openPicker>>["hue"], keys: string) => {
    (hue.element() as HTMLElement).focus();
    return userEvent.keyboard(keys);
  };

  it("reports a change as dragging, and then as finished", async () => {
    const { hue, onChange } = await openPicker("#FF0000");
    await press(hue, "{ArrowRight}");
    expect(onChange.mock.calls).toStrictEqual([
      ["#FF0400", true],
      ["#FF0400", false],
    ]);
  });

  it("keeps the hue of black, which its value cannot hold", async () => {
    const { hue, onChange } = await openPicker("#000000");
    await press(hue, "{ArrowRight}{ArrowRight}");
    await expect.element(hue).toHaveValue("2");
    expect(new Set(onChange.mock.calls.map(([value]) => value))).toStrictEqual(new Set(["#000000"]));
  });
});
