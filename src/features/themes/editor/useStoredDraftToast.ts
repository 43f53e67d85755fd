/** Stores the draft when the editor is left, and says so in a toast when there are unpublished changes. */
import { useStore } from "jotai";
import { useEffect, useRef } from "react";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { statusOf } from "#src/domain/themes/themeDraft.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { isStoredAtom, stateOf, writeDraftsAtom } from "../drafts.ts";
import { messages } from "./messages.en.ts";

export const useStoredDraftToast = (id: ThemeId, name: string): void => {
  const store = useStore();
  const latestName = useRef(name);
  useEffect(() => {
    latestName.current = name;
  }, [name]);
  useEffect(
    () => () => {
      store.set(writeDraftsAtom);
      if (statusOf(stateOf(store.get, id)) === "published" || !store.get(isStoredAtom)) return;
      store.set(toastAtom, store.get(i18nAtom).text(messages.kept, { name: latestName.current }));
    },
    [id, store],
  );
};
