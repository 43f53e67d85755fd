/** The atoms' store for components, with the words of its language. */
import { type createStore, Provider, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { I18nContext, i18nAtom } from "./i18n.ts";

export interface StoreProviderProps {
  store: ReturnType<typeof createStore>;
  children: ReactNode;
}

export function StoreProvider({ store, children }: StoreProviderProps) {
  return (
    <Provider store={store}>
      <Words>{children}</Words>
    </Provider>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <I18nContext value={useAtomValue(i18nAtom)}>{children}</I18nContext>;
}
