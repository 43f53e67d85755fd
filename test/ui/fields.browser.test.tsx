/** Fields are labelled and described for screen readers, and report the value that was chosen. */
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { Select, type SelectProps } from "#src/ui/Select.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { asWritten } from "#src/i18n/i18n.ts";

it("a field is described by its help until an error replaces it", async () => {
  const help = asWritten("1 to 50 characters");
  const screen = await render(<TextField label={asWritten("App name")} description={help} />);
  const field = screen.getByRole("textbox", { name: "App name" });
  await expect.element(field).toHaveAccessibleDescription("1 to 50 characters");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  await screen.rerender(
    <TextField
      label={asWritten("App name")}
      description={help}
      error={asWritten("The app name already exists.")}
    />,
  );
  await expect.element(field).toHaveAccessibleDescription("The app name already exists.");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});

const period = (props: Partial<SelectProps<"week" | "month">>) => (
  <Select
    label={asWritten("Period")}
    value="week"
    onChange={() => undefined}
    options={[
      { id: "week", name: asWritten("Last 7 days") },
      { id: "month", name: asWritten("Last 30 days") },
    ]}
    {...props}
  />
);

it("a Select and a TextField show their error and describe themselves by it", async () => {
  const error = asWritten("Please choose again");
  const screen = await render(
    <>
      {period({ error })}
      <TextField label={asWritten("Expiration date")} error={error} />
    </>,
  );
  const fields = [screen.getByRole("button", { name: "Period" }), screen.getByLabelText("Expiration date")];
  for (const field of fields) {
    await expect.element(field).toHaveAccessibleDescription("Please choose again");
  }
  expect(screen.getByText("Please choose again").elements()).toHaveLength(2);
});

it("a required field is marked as required, and shows its example while it is empty", async () => {
  const screen = await render(
    <TextField label={asWritten("App name")} placeholder={asWritten("Calm sea")} isRequired />,
  );
  const field = screen.getByRole("textbox", { name: "App name" });
  await expect.element(field).toBeRequired();
  await expect.element(field).toHaveAttribute("placeholder", "Calm sea");
});

it("CodeField selects all of its text when it is focused, and cannot be changed", async () => {
  const screen = await render(
    <CodeField
      label={asWritten("Secret")}
      value="a-long-secret"
      description={asWritten("Shown only once")}
    />,
  );
  const field = screen.getByRole("textbox", { name: "Secret" });
  await expect.element(field).toHaveAccessibleDescription("Shown only once");
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  const { selectionStart, selectionEnd } = field.element() as HTMLTextAreaElement;
  expect([selectionStart, selectionEnd]).toStrictEqual([0, "a-long-secret".length]);
  await userEvent.keyboard("x");
  await expect.element(field).toHaveValue("a-long-secret");
});

it("CodeField reports a copy of all of its text, and of no part of it", async () => {
  const onCopyAll = vi.fn<() => void>();
  const screen = await render(
    <CodeField label={asWritten("Secret")} value="a-long-secret" onCopyAll={onCopyAll} />,
  );
  const field = screen.getByRole("textbox", { name: "Secret" }).element() as HTMLTextAreaElement;
  const copy = (from: number, to: number) => {
    field.setSelectionRange(from, to);
    field.dispatchEvent(new ClipboardEvent("copy", { bubbles: true }));
    return onCopyAll.mock.calls.length;
  };
  expect(copy(0, field.value.length - 1)).toBe(0);
  expect(copy(0, field.value.length)).toBe(1);
});

it("Select reports the id of an option chosen by keyboard, and says its value once", async () => {
  const onChange = vi.fn<(id: "week" | "month") => void>();
  const screen = await render(period({ onChange, isLabelHidden: true }));
  const trigger = screen.getByRole("button", { name: "Last 7 days Period", exact: true });
  // Named by itself, it would say it twice.
  await expect.element(trigger).toHaveAttribute("aria-labelledby", "");
  await expect.element(trigger).toHaveTextContent("Last 7 days");
  await trigger.click();
  await expect.element(screen.getByRole("option", { name: "Last 7 days" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("month");
});

describe("Switch", () => {
  const toggle = async (isSelected: boolean, isDisabled: boolean) => {
    const onChange = vi.fn<(isSelected: boolean) => void>();
    const screen = await render(
      <Switch isSelected={isSelected} onChange={onChange} isDisabled={isDisabled}>
        {asWritten("Compare")}
      </Switch>,
    );
    const control = screen.getByRole("switch", { name: "Compare" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await screen.getByText("Compare").click({ force: true });
    return { control, calls: onChange.mock.calls };
  };

  it.each([true, false])("reports the opposite of %s, by keyboard and by pointer", async (isSelected) => {
    const { control, calls } = await toggle(isSelected, false);
    expect(control.elements().map((input) => (input as HTMLInputElement).checked)).toStrictEqual([
      isSelected,
    ]);
    expect(calls).toStrictEqual([[!isSelected], [!isSelected]]);
  });

  it("reports nothing while it is disabled", async () => {
    const { control, calls } = await toggle(false, true);
    await expect.element(control).toBeDisabled();
    expect(calls).toStrictEqual([]);
  });
});

it("Checkbox reports its new state", async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const checkbox = (isSelected: boolean) => (
    <Checkbox isSelected={isSelected} onChange={onChange}>
      {asWritten("Understood")}
    </Checkbox>
  );
  const screen = await render(checkbox(false));
  await screen.getByRole("checkbox", { name: "Understood" }).click();
  await screen.rerender(checkbox(true));
  await expect.element(screen.getByRole("checkbox", { name: "Understood" })).toBeChecked();
  await screen.getByRole("checkbox", { name: "Understood" }).click();
  expect(onChange.mock.calls).toStrictEqual([[true], [false]]);
});

it.each([true, false])(
  "ChoiceBar is labelled and reports the choice and whether it was pointed at (label hidden: %s)",
  async (isHidden) => {
    const onChange = vi.fn<(id: string, isPointedAt: boolean) => void>();
    const screen = await render(
      <ChoiceBar
        label={asWritten("Status")}
        choices={["all", "active"].map((id) => ({ id, name: asWritten(id) }))}
        value="all"
        onChange={onChange}
        isLabelHidden={isHidden}
      />,
    );
    const group = screen.getByRole("group", { name: "Status" });
    await expect.element(group.getByRole("radio", { name: "all" })).toBeChecked();
    // Said once: by the button.
    expect(group.element().querySelector("label :not([aria-hidden=true], input)")).toBeNull();
    await group.getByRole("radio", { name: "active" }).click();
    (group.getByRole("radio", { name: "all" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(onChange.mock.calls).toStrictEqual([
      ["active", true],
      ["active", false],
    ]);
  },
);
