/** Publishing a draft, or only a name, and deleting a theme. A new theme is created once, however often it is sent and whichever answer is lost. A version that was published elsewhere is neither overwritten nor deleted before the person has seen it. */
import { Cause, Clock, Data, Effect, Exit, Option } from "effect";
import { atom } from "jotai";
import { Invalid, Unexpected } from "#schemas/errors.ts";
import { ThemesApi } from "#schemas/themes/ThemesApi.ts";
import type { Theme, ThemeId } from "#schemas/themes/Theme.ts";
import { contentOf, type SentTheme, statusOf, type ThemeDraft } from "#src/domain/themes/themeDraft.ts";
import {
  fieldsNotStored,
  isSameTheme,
  type ThemeContent,
  type ThemeField,
} from "#src/domain/themes/themeFields.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import {
  changeThemeAtom,
  draftsAtom,
  moveDraftAtom,
  newDraftKey,
  removeDraftAtom,
  stateOf,
  writeDraftsAtom,
} from "./drafts.ts";
import { messages } from "./messages.en.ts";
import {
  contentOfTheme,
  listThemes,
  publishedIn,
  removeThemeAtom,
  sentIdIn,
  type Themes,
  updateThemesAtom,
  writeOver,
} from "./themes.ts";

const payloadOf = ({ name, ...content }: ThemeContent) => ({ name: name.trim(), ...content });

const isSamePayload = (one: ThemeContent, other: ThemeContent): boolean =>
  isSameTheme(payloadOf(one), payloadOf(other));

/** Themes with exactly this content. */
const twinsOf = (content: ThemeContent, themes: Themes): Themes =>
  themes.filter((theme) => isSamePayload(contentOfTheme(theme), content));

/** A theme of the platform, and the version of the draft that it was created with. */
interface CreatedTheme {
  readonly theme: Theme;
  readonly content: ThemeContent;
}

const findCreated = (themes: Themes, sent: ReadonlyArray<SentTheme>): CreatedTheme | undefined =>
  sent
    .flatMap(({ content, twins }) => twinsOf(content, themes).map((theme) => ({ theme, content, twins })))
    .find(({ theme, twins }) => !twins.includes(theme.id));

/** The idempotency key was used with another payload. The reader of refusals writes all names so. */
const isKeyUsed = (error: unknown): boolean =>
  error instanceof Invalid && error.issues.some(({ path }) => path === "idempotencyKey");

/** Returns the theme with `now`, or with an earlier version of `sent` when that was created although its answer was lost. */
const createOnce = Effect.fn("themes.createOnce")(function* (
  key: string,
  now: ThemeContent,
  sent: ReadonlyArray<SentTheme>,
  before: Themes,
) {
  const themes = yield* callsOf(ThemesApi);
  const created = findCreated(before, sent);
  if (created !== undefined) return created;
  const send = (content: ThemeContent) =>
    Effect.map(
      themes.create({ headers: { "idempotency-key": key }, payload: payloadOf(content) }),
      (theme): CreatedTheme => ({ theme, content }),
    );
  // An earlier version may have been created and then changed elsewhere, so that the list does not show it.
  // Sending that version again under the same key returns the theme.
  return yield* sent
    .filter(({ content }) => !isSamePayload(content, now))
    .reduce((attempt, { content }) => Effect.catchIf(attempt, isKeyUsed, () => send(content)), send(now));
});

const withTheme = (themes: Themes, theme: Theme): Themes =>
  publishedIn(themes, theme.id) === null
    ? [...themes, theme]
    : themes.map((other) => (other.id === theme.id ? theme : other));

/** `theme` is the published theme; undefined when the platform has another version than `base`. */
const replace = Effect.fn("themes.replace")(function* (
  id: ThemeId,
  base: ThemeContent,
  now: ThemeContent,
  before: Themes,
) {
  const themes = yield* callsOf(ThemesApi);
  if (!isSameTheme(publishedIn(before, id), base)) return { themes: before, theme: undefined };
  const identity = { id, ...sentIdIn(before, id) };
  return yield* writeOver(
    { id, seen: base },
    (headers) => themes.update({ path: { id }, headers, payload: { ...identity, ...payloadOf(now) } }),
    (after) => after.find((theme) => theme.id === id),
  ).pipe(
    Effect.map((theme) => ({ themes: withTheme(before, theme), theme })),
    Effect.catchTags({
      ChangedElsewhere: (conflict) => Effect.succeed({ themes: conflict.now, theme: undefined }),
      VersionRefused: () => new Unexpected({}),
      NotFound: () => Effect.map(listThemes, (after) => ({ themes: after, theme: undefined })),
    }),
  );
});

interface Publication {
  readonly id: ThemeId;
  readonly draft: ThemeDraft;
  /** Stores that a new theme is about to be sent; returns every version that was sent for this draft. */
  readonly recordSending: (themes: Themes) => ReadonlyArray<SentTheme>;
}

const publish = Effect.fn("themes.publish")(function* ({ id, draft, recordSending }: Publication) {
  const { base, key, now } = draft;
  const before = yield* listThemes;
  if (base !== null) return { ...(yield* replace(id, base, now, before)), earlier: undefined };
  const created = yield* createOnce(key, now, recordSending(before), before);
  const { theme, content } = created;
  if (isSamePayload(content, now)) return { themes: withTheme(before, theme), theme, earlier: undefined };
  // An earlier version was created, but its answer was lost: the draft is published as a change of it.
  return { ...(yield* replace(theme.id, contentOfTheme(theme), now, before)), earlier: created };
});

/** The platform answered with success, but the theme has other values than those that were sent. */
export class NotApplied extends Data.TaggedError("NotApplied")<{
  readonly message: string;
  readonly id: ThemeId;
  readonly fields: ReadonlyArray<ThemeField>;
}> {}

export interface PublishOutcome {
  /** ChangedElsewhere: the platform has another version than the draft started from. */
  readonly _tag: "Published" | "ChangedElsewhere";
  readonly id: ThemeId;
}

/**
 * Set to publish the draft of a theme. The draft of a new theme moves to the id that the platform gave the theme. A second
 * press joins the pending publication, even if the draft has changed since.
 */
export const publishAtom = actionAtom(
  Effect.fn("themes.publishDraft")(function* (id: ThemeId, { get, set }: AtomTools) {
    const draft = get(draftsAtom).get(id);
    if (draft === undefined) return { _tag: "ChangedElsewhere", id } satisfies PublishOutcome;
    set(writeDraftsAtom);
    const recordSending = (themes: Themes) => {
      const twins = twinsOf(draft.now, themes).map((theme) => theme.id);
      set(changeThemeAtom, id, { _tag: "Sending", sent: { content: draft.now, twins } });
      return get(draftsAtom).get(id)?.sent ?? [];
    };
    const { themes, theme, earlier } = yield* publish({ id, draft, recordSending });
    set(updateThemesAtom, (): Themes => themes);
    const publishedId = (earlier?.theme ?? theme)?.id ?? id;
    if (publishedId !== id) set(moveDraftAtom, id, publishedId);
    const accept = (published: Theme, content: ThemeContent) =>
      set(changeThemeAtom, publishedId, {
        _tag: "Published",
        sent: content,
        published: contentOfTheme(published),
      });
    if (earlier) accept(earlier.theme, earlier.content);
    if (theme !== undefined) {
      accept(theme, draft.now);
      const fields = fieldsNotStored(draft.now, contentOfTheme(theme));
      if (fields.length > 0) {
        const message = `theme ${publishedId}: the answer has another ${fields.join(", ")} than sent`;
        return yield* new NotApplied({ message, id: publishedId, fields });
      }
      return { _tag: "Published", id: publishedId } satisfies PublishOutcome;
    }
    return { _tag: "ChangedElsewhere", id: publishedId } satisfies PublishOutcome;
  }),
);

/** Publishes at once, unless the theme has other unpublished changes. Returns the toast to show; undefined when the theme already has that name, or does not exist. */
export const renameAtom = atom(null, async (get, set, id: ThemeId, name: string) => {
  const state = stateOf(get, id);
  const currentName = contentOf(state)?.name.trim();
  if (currentName === undefined || currentName === name.trim()) return undefined;
  set(changeThemeAtom, id, { _tag: "Edited", edit: { field: "name", value: name }, key: newDraftKey() });
  if (statusOf(state) !== "published") return messages.renamedInDraft;
  const exit = await set(publishAtom, id);
  if (Exit.isSuccess(exit))
    return exit.value._tag === "Published" ? messages.renamed : messages.renameNotPublished;
  const isNotApplied = Option.exists(Cause.failureOption(exit.cause), ({ _tag }) => _tag === "NotApplied");
  return isNotApplied ? messages.nameNotApplied : messages.renameNotPublished;
});

/* Deletes a published theme together with its draft, but only in the version that the person has seen. */

interface Deletion {
  readonly id: ThemeId;
  readonly seen: ThemeContent;
}

/** Deletes a theme and its draft. */
export const deleteAtom = actionAtom(
  Effect.fn("themes.delete")(function* (deletion: Deletion, { set }: AtomTools) {
    const { id } = deletion;
    const calls = yield* callsOf(ThemesApi);
    const themes = yield* writeOver(
      deletion,
      (headers) => calls.delete({ path: { id }, headers }),
      () => undefined,
    ).pipe(
      Effect.as(undefined),
      Effect.catchTags({
        ChangedElsewhere: ({ now }) => Effect.succeed(now),
        VersionRefused: () => new Unexpected({}),
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
