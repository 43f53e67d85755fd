/** Fields are labelled and described for screen readers, and report the value that was chosen. */
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { Select } from "#src/ui/Select.tsx";
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
