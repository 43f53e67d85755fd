/** A field that searches a list. */
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SearchField } from "#src/ui/SearchField.tsx";
import { asWritten } from "#src/i18n/i18n.ts";

it("SearchField takes no more characters than its limit", async () => {
  const onChange = vi.fn<(query: string) => void>();
  const screen = await render(
    <SearchField
      label={asWritten("Search apps")}
      clearLabel={asWritten("Clear")}
      value="sea"
      onChange={onChange}
      maxLength={3}
    />,
  );
  await screen.getByRole("searchbox").click();
  await userEvent.keyboard("{End}x");
  expect(onChange).not.toHaveBeenCalled();
});

it("SearchField is submitted by Enter", async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(
    <SearchField
      label={asWritten("Search apps")}
      clearLabel={asWritten("Clear")}
      value="b"
      onChange={() => undefined}
      onSubmit={onSubmit}
    />,
  );
  const input = screen.getByRole("searchbox");
  await input.click();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
  // An input method ends its composition with Enter too.
  input
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("clearing a SearchField empties it and focuses it", async () => {
  const onChange = vi.fn<(query: string) => void>();
  const field = (value: string) => (
    <SearchField
      label={asWritten("Search apps")}
      clearLabel={asWritten("Clear")}
      value={value}
      onChange={onChange}
    />
  );
  const screen = await render(field("balance"));
  const clear = screen.getByRole("button", { name: "Clear" });
  await clear.click();
  expect(onChange.mock.calls).toStrictEqual([[""]]);
  await expect.element(screen.getByRole("searchbox", { name: "Search apps" })).toHaveFocus();
  await screen.rerender(field(""));
  await expect.element(clear).not.toBeInTheDocument();
});
