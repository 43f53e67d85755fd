/** Deleting a published theme, in the version that was seen; its draft goes with it. */
import { Effect, Exit } from "effect";
import { atom } from "jotai";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { failureWords } from "#src/i18n/failures.ts";
import type { Message } from "#src/i18n/messages.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { removeDraftAtom } from "./drafts.ts";
import { overVersion } from "./overVersion.ts";
import { adoptThemesAtom, listThemes, publishedIn, type Themes, withoutTheme } from "./themes.ts";

interface Deletion {
  readonly id: ThemeId;
  readonly seen: ThemeContent;
}

/** The themes as they are, where the platform holds another version than the one that was seen. */
const sendAtom = actionAtom(({ id, seen }: Deletion) =>
  Effect.flatMap(ApiClient, ({ themes }) =>
    overVersion(id, seen, (headers) => themes.delete({ path: { id }, headers })),
  ).pipe(
    Effect.as(undefined),
    Effect.catchTags({
      Changed: () => listThemes,
      // Somebody else was faster.
      NotFound: () => Effect.succeed(undefined),
    }),
  ),
);

export type DeleteOutcome =
  | { readonly _tag: "Deleted" }
  /** The platform holds another version than the one that was seen. */
  | { readonly _tag: "ChangedElsewhere"; readonly published: ThemeContent }
  | { readonly _tag: "Failed"; readonly message: Message };

/** Set to delete a theme and its draft. */
export const deleteAtom = atom(
  (get) => get(sendAtom),
  async (_get, set, deletion: Deletion): Promise<DeleteOutcome> => {
    const exit = await set(sendAtom, deletion);
    if (Exit.isFailure(exit)) return { _tag: "Failed", message: failureWords(exit.cause) };
    const themes = exit.value;
    const published = themes === undefined ? null : publishedIn(themes, deletion.id);
    if (themes !== undefined && published !== null) {
      set(adoptThemesAtom, (): Themes => themes);
      return { _tag: "ChangedElsewhere", published };
    }
    set(removeDraftAtom, deletion.id);
    set(adoptThemesAtom, withoutTheme(deletion.id));
    return { _tag: "Deleted" };
  },
);
