/** Fields report the value that was chosen. What they say is in the table of components. */
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { Select } from "#src/ui/Select.tsx";
import { TextField } from "#src/ui/TextField.tsx";

it("TextField begins at the right for a name that is read from there", async () => {
  const screen = await render(<TextField label={asWritten("Name")} value="مرحبا (١٢٣) Health" />);
  expect(getComputedStyle(screen.getByRole("textbox").element()).direction).toBe("rtl");
});

it("TextField says an error that appears while it has the focus, and would not be read", async () => {
  const said = () => document.querySelector("body > [data-live-announcer]")?.textContent ?? "";
  const field = (error: string) => <TextField label={asWritten("Name")} error={asWritten(error)} />;
  const screen = await render(field("Too short"));
  await screen.getByRole("textbox").click();
  await screen.rerender(field("Too long"));
  await expect.poll(said).toBe("Too long");
});

it("a field of several lines shows the beginning of the line after a long one", async () => {
  const screen = await render(
    <div style={{ width: 200 }}>
      <TextField label={asWritten("People")} area={{ rows: 3, ref: createRef() }} />
    </div>,
  );
  const field = screen.getByRole("textbox");
  await field.click();
  await userEvent.keyboard(`${"wide".repeat(10)}{Enter}next`);
  expect(field.element().scrollLeft).toBe(0);
});

it("CodeField reports what is copied of its text", async () => {
  const onCopied = vi.fn<(text: string) => void>();
  const screen = await render(
    <CodeField label={asWritten("Secret")} value="a-long-secret" onCopied={onCopied} />,
  );
  const field = screen.getByRole("textbox", { name: "Secret" }).element() as HTMLTextAreaElement;
  const copy = (from: number, to: number) => {
    field.setSelectionRange(from, to);
    field.dispatchEvent(new ClipboardEvent("copy", { bubbles: true }));
    return onCopied.mock.lastCall;
  };
  expect(copy(2, 6)).toEqual(["long"]);
});

it("Select reports the id of an option chosen by keyboard, and says its value and details once", async () => {
  const onChange = vi.fn<(id: string) => void>();
  const options = ["week", "month"].map((id) => ({ id, name: asWritten(id), detail: asWritten("days") }));
  const period = { label: asWritten("Period"), value: "week", onChange, options };
  const screen = await render(<Select {...period} isLabelHidden />);
  const trigger = screen.getByRole("button", { name: "week Period", exact: true });
  // Named by itself, it would say it twice.
  await expect.element(trigger).toHaveAttribute("aria-labelledby", "");
  await expect.element(trigger).toHaveTextContent("week");
  await trigger.click();
  const option = screen.getByRole("option", { name: "week days", exact: true });
  await expect.element(option).toHaveFocus();
  await expect.element(option).not.toHaveAccessibleDescription();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("month");
  await screen.rerender(<Select {...period} />);
  await userEvent.keyboard("{Enter}");
  // The visible label is inert while the list is open, and Chromium takes no name from it.
  await expect.element(screen.getByRole("listbox")).toHaveAttribute("aria-label", "Period");
});

it("ChoiceBar reports the choice and whether it was pointed at", async () => {
  const onChange = vi.fn<(id: string, isPointedAt: boolean) => void>();
  const choices = ["all", "active"].map((id) => ({ id, name: asWritten(id) }));
  const screen = await render(
    <ChoiceBar label={asWritten("Status")} choices={choices} value="all" onChange={onChange} />,
  );
  // Said once: by the button.
  expect(screen.container.querySelector("label > :not([aria-hidden=true], input)")).toBeNull();
  await screen.getByRole("radio", { name: "active" }).click();
  (screen.getByRole("radio", { name: "all" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(onChange.mock.calls).toStrictEqual([
    ["active", true],
    ["active", false],
  ]);
});
