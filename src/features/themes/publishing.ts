/** Publishing a draft. What somebody else has published meanwhile is never replaced unseen. */
import { Effect, Exit } from "effect";
import { atom } from "jotai";
import type { Theme, ThemeId } from "#schemas/themes/Theme.ts";
import type { SentTheme, ThemeDraft } from "#src/domain/themes/themeDraft.ts";
import { isSameTheme, type ThemeContent } from "#src/domain/themes/themeFields.ts";
import { callFailures, failureWords } from "#src/i18n/failures.ts";
import type { Message } from "#src/i18n/messages.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { createOnce, isSamePayload, payloadOf, twinsIn } from "./creating.ts";
import { changeThemeAtom, draftsAtom, moveDraftAtom } from "./drafts.ts";
import { overVersion } from "./overVersion.ts";
import {
  adoptThemesAtom,
  contentOfTheme,
  listThemes,
  publishedIn,
  type Themes,
  withTheme,
} from "./themes.ts";

/** `theme` is what was published; undefined where the platform holds another version than `base`. */
const replace = Effect.fn("themes.replace")(function* (
  id: ThemeId,
  base: ThemeContent,
  now: ThemeContent,
  before: Themes,
) {
  const { themes } = yield* ApiClient;
  if (!isSameTheme(publishedIn(before, id), base)) return { themes: before, theme: undefined };
  const changed = Effect.map(listThemes, (after) => ({ themes: after, theme: undefined }));
  return yield* overVersion(id, base, (headers) =>
    themes.update({ path: { id }, headers, payload: { id, ...payloadOf(now) } }),
  ).pipe(
    Effect.map((theme) => ({ themes: withTheme(theme)(before), theme })),
    Effect.catchTags({ Changed: () => changed, NotFound: () => changed }),
  );
});

interface Publication {
  readonly id: ThemeId;
  readonly draft: ThemeDraft;
  /** Remembers that a new theme is about to be sent; answers all that was sent for this draft. */
  readonly remember: (themes: Themes) => ReadonlyArray<SentTheme>;
}

const publish = Effect.fn("themes.publish")(function* ({ id, draft, remember }: Publication) {
  const { base, key, now } = draft;
  const before = yield* listThemes;
  if (base !== null) return { ...(yield* replace(id, base, now, before)), arrived: undefined };
  const made = yield* createOnce(key, now, remember(before), before);
  const { theme, content } = made;
  if (isSamePayload(content, now)) return { themes: withTheme(theme)(before), theme, arrived: undefined };
  // An earlier version has arrived: the draft stands on it from now on.
  return { ...(yield* replace(theme.id, contentOfTheme(theme), now, before)), arrived: made };
});

/** A second press joins the pending publication, even when the draft has changed since. */
const sendAtom = actionAtom(publish, (a, b) => a.id === b.id);

export type PublishOutcome =
  | { readonly _tag: "Published"; readonly id: ThemeId }
  /** The platform holds another version than the draft started from. */
  | { readonly _tag: "ChangedElsewhere"; readonly id: ThemeId }
  | { readonly _tag: "Failed"; readonly message: Message };

/** Set to publish the draft of a theme; the draft of a new one is kept under the theme's id from then on. */
export const publishAtom = atom(
  (get) => get(sendAtom),
  async (get, set, id: ThemeId): Promise<PublishOutcome> => {
    const draft = get(draftsAtom).get(id);
    if (draft === undefined) return { _tag: "ChangedElsewhere", id };
    const remember = (themes: Themes) => {
      const twins = twinsIn(themes, draft.now).map((theme) => theme.id);
      set(changeThemeAtom, id, { _tag: "Sending", sent: { content: draft.now, twins } });
      return get(draftsAtom).get(id)?.sent ?? [];
    };
    const exit = await set(sendAtom, { id, draft, remember });
    if (Exit.isFailure(exit)) return { _tag: "Failed", message: failureWords(exit.cause) };
    const { themes, theme, arrived } = exit.value;
    set(adoptThemesAtom, (): Themes => themes);
    const made = arrived?.theme ?? theme;
    const publishedId = made?.id ?? id;
    if (publishedId !== id) set(moveDraftAtom, id, publishedId);
    const take = (published: Theme, sent: ThemeContent) =>
      set(changeThemeAtom, publishedId, { _tag: "Published", sent, published: contentOfTheme(published) });
    if (arrived) take(arrived.theme, arrived.content);
    if (theme !== undefined) {
      take(theme, draft.now);
      return { _tag: "Published", id: publishedId };
    }
    // Refused again and again, although nothing has changed.
    return !arrived && isSameTheme(publishedIn(themes, id), draft.base)
      ? { _tag: "Failed", message: callFailures.ResponseError }
      : { _tag: "ChangedElsewhere", id: publishedId };
  },
);
