/** A tab of a signed-in person, in English, that renders components. */
import type { createStore } from "jotai";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import { index, search } from "#src/features/palette/search.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { pageActsAtom } from "#src/interaction/pageActs.ts";
import { shownToastAtom } from "#src/interaction/toasts.ts";
import { i18nIn } from "#test/support/i18nIn.ts";
import { signedInTab } from "./tab.ts";

/** What is told to the person, and what the palette can do for them. */
export const personIn = (store: ReturnType<typeof createStore>) => ({
  toasts: () => [store.get(shownToastAtom)].flatMap((toast) => toast?.text ?? []),
  /** The acts that the shown page gives to the palette, by name. */
  acts: () => store.get(pageActsAtom).commands.map(({ name }) => name),
  /** The first act that the palette finds. */
  found: (typed: string) => search(index(store.get(pageActsAtom).commands), typed).groups[0]?.[1][0]?.name,
  /** A page gives an act to the palette in an effect, which may run after the page is seen. */
  act: async (name: string) => {
    const find = () => store.get(pageActsAtom).commands.find((each) => each.name === name);
    await expect.poll(find, { message: `The palette has “${name}”` }).toBeDefined();
    find()?.run({ set: store.set, go: () => undefined });
  },
});

export const signedInScreen = async (...given: Parameters<typeof signedInTab>) => {
  const tab = await signedInTab(...given);
  const { store } = tab;
  store.set(i18nAtom, await i18nIn("en"));
  return {
    ...tab,
    ...personIn(store),
    show: (shown: ReactNode) => render(<StoreProvider store={store}>{shown}</StoreProvider>),
  };
};
