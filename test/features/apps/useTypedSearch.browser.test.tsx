/** The search of the list between the field and the address. */
import { useState } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useTypedSearch } from "#src/features/apps/list/useTypedSearch.ts";

function Search({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const { typed, onType, onLeave } = useTypedSearch(words, onSearch);
  return (
    <input type="search" value={typed} onChange={({ target }) => onType(target.value)} onBlur={onLeave} />
  );
}

/** The address follows the search, as in the console. */
function Page({ onSearch }: { onSearch: (words: string) => void }) {
  const [words, setWords] = useState("");
  return (
    <>
      <Search
        words={words}
        onSearch={(next) => {
          onSearch(next);
          setWords(next);
        }}
      />
      <button type="button" onClick={() => setWords("")}>
        Back
      </button>
    </>
  );
}

const open = async () => {
  const onSearch = vi.fn<(words: string) => void>();
  const screen = await render(<Page onSearch={onSearch} />);
  const field = screen.getByRole("searchbox");
  return { onSearch, field, back: screen.getByRole("button", { name: "Back" }) };
};

it("the address follows once when the person pauses", async () => {
  const { onSearch, field } = await open();
  // On a busy machine, more than the pause passes between two letters.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const words of ["v", "vi", "vit"]) {
    await userEvent.fill(field, words);
    vi.advanceTimersByTime(149);
  }
  expect(onSearch.mock.calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([["vit"]]);
});

it("the address has the typed text at once when the field is left, and is not changed again", async () => {
  const { onSearch, field } = await open();
  await userEvent.fill(field, "vital");
  await userEvent.tab();
  expect(onSearch.mock.calls).toEqual([["vital"]]);
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it("the field shows the search of an address that was changed elsewhere", async () => {
  const { onSearch, field, back } = await open();
  await userEvent.fill(field, "vital");
  await expect.poll(() => onSearch.mock.calls.length).toBe(1);
  await back.click();
  await expect.element(field).toHaveValue("");
});
