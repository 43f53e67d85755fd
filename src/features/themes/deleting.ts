/** Deletes a published theme together with its draft, but only in the version that the person has seen. */
import { Effect, Exit } from "effect";
import { atom } from "jotai";
import { ThemesApi } from "#schemas/themes/ThemesApi.ts";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { failureWords } from "#src/i18n/failures.ts";
import type { Message } from "#src/i18n/messages.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { removeDraftAtom } from "./drafts.ts";
import { listThemes, publishedIn, type Themes, updateThemesAtom } from "./themes.ts";
import { writeIfUnchanged } from "./writeIfUnchanged.ts";

interface Deletion {
  readonly id: ThemeId;
  readonly seen: ThemeContent;
}

/** Returns undefined when the theme is deleted, the themes when the platform has another version than `seen`. */
const sendAtom = actionAtom(({ id, seen }: Deletion) =>
  Effect.flatMap(callsOf(ThemesApi), (themes) =>
    writeIfUnchanged(id, seen, (headers) => themes.delete({ path: { id }, headers })),
  ).pipe(
    Effect.as(undefined),
    Effect.catchTags({
      Changed: () => listThemes,
      // The theme was already deleted elsewhere.
      NotFound: () => Effect.succeed(undefined),
    }),
  ),
);

export type DeleteOutcome =
  | { readonly _tag: "Deleted" }
  /** The platform has another version than `seen`. */
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
      set(updateThemesAtom, (): Themes => themes);
      return { _tag: "ChangedElsewhere", published };
    }
    set(removeDraftAtom, deletion.id);
    set(updateThemesAtom, (current) => current.filter(({ id }) => id !== deletion.id));
    return { _tag: "Deleted" };
  },
);
