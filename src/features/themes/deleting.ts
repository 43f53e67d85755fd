/** Deletes a published theme together with its draft, but only in the version that the person has seen. */
import { Clock, Effect } from "effect";
import { ThemesApi } from "#schemas/themes/ThemesApi.ts";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { removeDraftAtom } from "./drafts.ts";
import { listThemes, publishedIn, removeThemeAtom, type Themes, updateThemesAtom } from "./themes.ts";
import { writeIfUnchanged } from "./writeIfUnchanged.ts";

interface Deletion {
  readonly id: ThemeId;
  readonly seen: ThemeContent;
}

/** Deletes a theme and its draft. */
export const deleteAtom = actionAtom(
  Effect.fn("themes.delete")(function* ({ id, seen }: Deletion, { set }: AtomTools) {
    const calls = yield* callsOf(ThemesApi);
    const themes = yield* writeIfUnchanged(id, seen, (headers) =>
      calls.delete({ path: { id }, headers }),
    ).pipe(
      Effect.as(undefined),
      Effect.catchTags({
        Changed: () => listThemes,
        // The theme was already deleted elsewhere.
        NotFound: () => Effect.succeed(undefined),
      }),
    );
    const published = themes && publishedIn(themes, id);
    if (themes && published) {
      set(updateThemesAtom, (): Themes => themes);
      return { _tag: "ChangedElsewhere", published } as const;
    }
    set(removeDraftAtom, id);
    set(removeThemeAtom, id, yield* Clock.currentTimeMillis);
    return { _tag: "Deleted" } as const;
  }),
);
