/** What a list says about its issues: how many entries are left out, and where characters were lost. */
import type { PropsWithChildren } from "react";
import { expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { asWritten, i18nAtom } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { messages } from "#src/interaction/messages.en.ts";
import { useListIssues } from "#src/interaction/useListIssues.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const i18n = await i18nIn("en");

const issuesOn = async (issues: Parameters<typeof useListIssues>[1]) => {
  const { store } = consoleStore();
  store.set(i18nAtom, i18n);
  const { result } = await renderHook(
    () => useListIssues((count) => asWritten(`${count} left out`), issues),
    {
      wrapper: ({ children }: PropsWithChildren) => <StoreProvider store={store}>{children}</StoreProvider>,
    },
  );
  return result.current;
};

it("entries that are left out are counted once each, with all places at which they do not fit", async () => {
  const first = { id: "1", places: ["[0] → name: missing", "[0] → status: missing"] };
  const second = { id: undefined, places: ["[1] → id: missing"] };
  expect(await issuesOn({ entryIssues: [first, second], textIssues: [] })).toEqual([
    { title: "2 left out", places: [...first.places, ...second.places] },
  ]);
});

it("lost characters are named even if no entry is left out", async () => {
  const textIssues = ["[0] → name: expected text, found U+FFFD"];
  expect(await issuesOn({ entryIssues: [], textIssues })).toEqual([
    { title: i18n.text(messages.textIssues), places: textIssues },
  ]);
});
