/** Publishing a draft, or only a name. A version that was published elsewhere is not overwritten before the person has seen it. */
import { Effect, Exit, Option } from "effect";
import { atom } from "jotai";
import type { Theme, ThemeId } from "#schemas/themes/Theme.ts";
import { ThemesApi } from "#schemas/themes/ThemesApi.ts";
import { edited, publishedAs, type ThemeDraft } from "#src/domain/themes/themeDraft.ts";
import {
  fieldsNotStored,
  isSameTheme,
  type ThemeContent,
  type ThemeField,
} from "#src/domain/themes/themeFields.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { ChangedElsewhere, creation } from "#src/services/api/writes.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { changeThemeAtom, moveDraftAtom, shownTheme } from "./drafts.ts";
import { messages } from "./messages.en.ts";
import { draftsAtom } from "./storedDrafts.ts";
import {
  contentOfTheme,
  hashOf,
  listThemes,
  publishedIn,
  sentIdIn,
  type Themes,
  themesAtom,
  updateThemesAtom,
  writeOver,
} from "./themes.ts";

const payloadOf = ({ name, ...content }: ThemeContent) => ({ name: name.trim(), ...content });

/** The same content of a draft has the same key, so that it is created once, however often it is sent. */
const create = Effect.fn("themes.create")(function* ({ key, now }: ThemeDraft) {
  const themes = yield* callsOf(ThemesApi);
  const payload = payloadOf(now);
  const headers = { "idempotency-key": yield* hashOf(payload, key) };
  const notStored = (stored: Theme) => fieldsNotStored(payload, contentOfTheme(stored));
  return yield* creation({
    call: "POST of a theme",
    name: payload.name,
    send: themes.create({ headers, payload }),
    isListed: Effect.map(listThemes, (after) => after.some((theme) => notStored(theme).length === 0)),
    notStored,
  });
});

/** Fails with the themes of the platform when it has another version than `base`. */
const replace = Effect.fn("themes.replace")(function* (id: ThemeId, base: ThemeContent, now: ThemeContent) {
  const themes = yield* callsOf(ThemesApi);
  const before = yield* listThemes;
  if (!isSameTheme(publishedIn(before, id), base)) return yield* new ChangedElsewhere({ now: before });
  const payload = { id, ...sentIdIn(before, id), ...payloadOf(now) };
  return yield* writeOver(
    { id, seen: base },
    {
      call: "PUT of a theme",
      send: (headers) => themes.update({ path: { id }, headers, payload }),
      answerIn: (after) => Option.fromNullable(after.find((theme) => theme.id === id)),
      notStored: (stored) => fieldsNotStored(payload, contentOfTheme(stored)),
    },
  ).pipe(
    Effect.catchTag("NotFound", () =>
      Effect.flatMap(listThemes, (after) => new ChangedElsewhere({ now: after })),
    ),
  );
});

const withTheme = (themes: Themes, theme: Theme): Themes =>
  publishedIn(themes, theme.id) === null
    ? [...themes, theme]
    : themes.map((other) => (other.id === theme.id ? theme : other));

export interface PublishOutcome {
  /** ChangedElsewhere: the platform has another version than the draft started from. */
  readonly _tag: "Published" | "ChangedElsewhere";
  readonly id: ThemeId;
  /** Fields that the platform stored otherwise than they were sent: they stay unpublished changes. */
  readonly notStored: ReadonlyArray<ThemeField>;
}

/**
 * Set to publish the draft of a theme. The draft of a new theme moves to the id that the platform gave the theme. A second
 * press joins the pending publication, even if the draft has changed since.
 */
export const publishAtom = actionAtom(
  Effect.fn("themes.publish")(function* (id: ThemeId, { get, set }: AtomTools) {
    const changedElsewhere: PublishOutcome = { _tag: "ChangedElsewhere", id, notStored: [] };
    const draft = get(draftsAtom).get(id);
    if (draft === undefined) return changedElsewhere;
    const { base, now } = draft;
    const written = yield* base === null
      ? Effect.tapErrorTag(create(draft), "AnswerLost", () => Effect.sync(() => set(themesAtom)))
      : Effect.catchTag(replace(id, base, now), "ChangedElsewhere", ({ now: themes }) => {
          set(updateThemesAtom, (): Themes => themes);
          return Effect.succeed(undefined);
        });
    if (written === undefined) return changedElsewhere;
    const { stored: theme, notStored } = written;
    set(updateThemesAtom, (themes) => withTheme(themes, theme));
    if (theme.id !== id) set(moveDraftAtom, id, theme.id);
    set(changeThemeAtom, theme.id, publishedAs(now, contentOfTheme(theme)));
    return { _tag: "Published", id: theme.id, notStored } satisfies PublishOutcome;
  }),
);

/** Publishes at once, unless the theme has other unpublished changes. Returns the toast to show; undefined when the theme already has that name, or does not exist. */
export const renameAtom = atom(null, async (get, set, id: ThemeId, name: string) => {
  const theme = shownTheme(get, id);
  if (theme === undefined || theme.content.name.trim() === name.trim()) return undefined;
  set(changeThemeAtom, id, edited({ field: "name", value: name }));
  if (theme.status !== "published") return messages.renamedInDraft;
  const exit = await set(publishAtom, id);
  if (Exit.isFailure(exit) || exit.value._tag === "ChangedElsewhere") return messages.renameNotPublished;
  return exit.value.notStored.length === 0 ? messages.renamed : messages.nameNotApplied;
});
