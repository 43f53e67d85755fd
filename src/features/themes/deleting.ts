/** Deletes a published theme together with its draft, but only in the version that the person has seen. */
import { Effect, Option } from "effect";
import { ThemesApi } from "#schemas/themes/ThemesApi.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { removeDraftAtom } from "./drafts.ts";
import { publishedIn, type SeenTheme, type Themes, updateThemesAtom, writeOver } from "./themes.ts";

export const deleteAtom = actionAtom(
  Effect.fn("themes.delete")(function* (deletion: SeenTheme, { set }: AtomTools) {
    const { id } = deletion;
    const calls = yield* callsOf(ThemesApi);
    const themes = yield* writeOver(deletion, {
      call: "DELETE of a theme",
      send: (headers) => calls.delete({ path: { id }, headers }),
      answerIn: (after) => (publishedIn(after, id) === null ? Option.some(undefined) : Option.none()),
      notStored: () => [],
    }).pipe(
      Effect.as(undefined),
      Effect.catchTags({
        ChangedElsewhere: ({ now }) => Effect.succeed(now),
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
    set(updateThemesAtom, (before) => before.filter((theme) => theme.id !== id));
    return { _tag: "Deleted" } as const;
  }),
);
