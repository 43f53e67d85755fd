/** Whoever leaves the editor with unpublished changes is told that they are kept. */
import { useStore } from "jotai";
import { useEffect, useRef } from "react";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { statusOf } from "#src/domain/themes/themeDraft.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { draftsAtom, isKeptAtom, stateOf } from "../drafts.ts";
import { themesAtom } from "../themes.ts";
import { messages } from "./messages.en.ts";

export const useKeptNotice = (id: ThemeId, name: string): void => {
  const store = useStore();
  const last = useRef(name);
  useEffect(() => {
    last.current = name;
  }, [name]);
  useEffect(
    () => () => {
      const { text } = store.get(i18nAtom);
      const state = stateOf(store.get(themesAtom).data ?? [], store.get(draftsAtom), id);
      if (statusOf(state) === "published" || !store.get(isKeptAtom)) return;
      store.set(toastAtom, text(messages.kept, { name: last.current }));
    },
    [id, store],
  );
};
