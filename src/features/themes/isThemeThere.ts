/** Whether a theme is published or has a draft here; when that cannot be known now, the page says so itself. */
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { contentOf } from "#src/domain/themes/themeDraft.ts";
import { prefetch } from "#src/runtime/prefetch.ts";
import type { Store } from "#src/runtime/load.ts";
import { draftsAtom, stateOf } from "./drafts.ts";
import { themesAtom } from "./themes.ts";

export const isThemeThere = async (store: Store, id: ThemeId): Promise<boolean> => {
  prefetch(store, themesAtom);
  await new Promise<void>((resolve) => {
    const settle = () => {
      if (store.get(themesAtom).isLoading) return;
      stop();
      resolve();
    };
    const stop = store.sub(themesAtom, settle);
    settle();
  });
  const { data } = store.get(themesAtom);
  // An atom that nobody is mounted on does not follow the storage.
  const stop = store.sub(draftsAtom, () => undefined);
  const isThere = data === undefined || contentOf(stateOf(data, store.get(draftsAtom), id)) !== null;
  stop();
  return isThere;
};
