/** A field that searches a list. */
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { SearchField, type SearchFieldProps } from "#src/ui/SearchField.tsx";

const words = { label: asWritten("Search apps"), clearLabel: asWritten("Clear") };

const open = async (props: Partial<SearchFieldProps> = {}) => {
  const onChange = vi.fn<(query: string) => void>();
  const field = (value: string) => <SearchField {...words} value={value} onChange={onChange} {...props} />;
  const screen = await render(field("sea"));
  const input = screen.getByRole("searchbox", { name: "Search apps" });
  await input.click();
  return { screen, input, onChange, show: (value: string) => screen.rerender(field(value)) };
};

it("SearchField is submitted by Enter, except by that of an input method", async () => {
  const onSubmit = vi.fn<() => void>();
  const { input } = await open({ onSubmit });
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
  const composed = { key: "Enter", bubbles: true, isComposing: true };
  input.element().dispatchEvent(new KeyboardEvent("keydown", composed));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("clearing a SearchField empties it and focuses it", async () => {
  const { screen, input, onChange, show } = await open();
  const clear = screen.getByRole("button", { name: "Clear" });
  await clear.click();
  expect(onChange.mock.calls).toStrictEqual([[""]]);
  await expect.element(input).toHaveFocus();
  await show("");
  await expect.element(clear).not.toBeInTheDocument();
});
