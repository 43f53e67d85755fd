/** What a list says about its faults: how many entries are left out, and where characters were lost. */
import type { PropsWithChildren } from "react";
import { expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { messages } from "#src/interaction/messages.en.ts";
import { useListRemarks } from "#src/interaction/useListRemarks.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

const i18n = makeI18n("en", await loadCatalogue("en"));

const remarksOn = async (faults: Parameters<typeof useListRemarks>[1]) => {
  const { store } = consoleStore();
  store.set(i18nAtom, i18n);
  const { result } = await renderHook(
    () => useListRemarks((count) => asWritten(`${count} left out`), faults),
    {
      wrapper: ({ children }: PropsWithChildren) => <StoreProvider store={store}>{children}</StoreProvider>,
    },
  );
  return result.current;
};

it("entries that are left out are counted once each, with all places at which they do not fit", async () => {
  const first = { id: "1", places: ["[0] → name: missing", "[0] → status: missing"] };
  const second = { id: undefined, places: ["[1] → id: missing"] };
  expect(await remarksOn({ misfits: [first, second], garbled: [] })).toEqual([
    { title: "2 left out", places: [...first.places, ...second.places] },
  ]);
});

it("lost characters are remarked on even if no entry is left out", async () => {
  const garbled = ["[0] → name: expected text, found U+FFFD"];
  expect(await remarksOn({ misfits: [], garbled })).toEqual([
    { title: i18n.text(messages.garbled), places: garbled },
  ]);
});

it.each([undefined, { misfits: [], garbled: [] }])(
  "a list with the faults %j is not remarked on",
  async (faults) => {
    expect(await remarksOn(faults)).toEqual([]);
  },
);
