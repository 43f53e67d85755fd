/** Publishing a draft. What somebody else has published meanwhile is never replaced unseen. */
import { Effect, Exit, Hash } from "effect";
import { atom } from "jotai";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import type { ThemeDraft } from "#src/domain/themeDraft.ts";
import { isSameTheme, type ThemeContent } from "#src/domain/themeFields.ts";
import type { Message } from "#src/i18n/messages.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { changeThemeAtom, draftsAtom, moveDraftAtom } from "./drafts.ts";
import { failureMessage } from "./failureMessage.ts";
import { adoptThemesAtom, listThemes, publishedIn, type Themes, withTheme } from "./themes.ts";

const payloadOf = ({ name, ...content }: ThemeContent) => ({ name: name.trim(), ...content });

const create = Effect.fn("themes.create")(function* ({ key, now }: ThemeDraft) {
  const { themes } = yield* ApiClient;
  const payload = payloadOf(now);
  // The same draft sent again is the same intent, also after a reload; once it is edited, it is another.
  const headers = { "idempotency-key": `${key}-${Hash.string(JSON.stringify(payload))}` };
  return yield* themes.create({ headers, payload });
});

const replace = Effect.fn("themes.replace")(function* (id: ThemeId, { now }: ThemeDraft) {
  const { themes } = yield* ApiClient;
  return yield* themes.update({ path: { id }, headers: {}, payload: { id, ...payloadOf(now) } });
});

const publish = Effect.fn("themes.publish")(function* (id: ThemeId, draft: ThemeDraft) {
  const before = yield* listThemes;
  if (draft.base === null) {
    const theme = yield* create(draft);
    return { themes: withTheme(theme)(before), theme };
  }
  const changed = Effect.map(listThemes, (themes) => ({ themes, theme: undefined }));
  if (!isSameTheme(publishedIn(before, id), draft.base)) return { themes: before, theme: undefined };
  return yield* replace(id, draft).pipe(
    Effect.map((theme) => ({ themes: withTheme(theme)(before), theme })),
    Effect.catchTags({ Changed: () => changed, NotFound: () => changed }),
  );
});

const sendAtom = actionAtom(({ id, draft }: { readonly id: ThemeId; readonly draft: ThemeDraft }) =>
  publish(id, draft),
);

export type PublishOutcome =
  | { readonly _tag: "Published"; readonly id: ThemeId }
  /** The platform holds another version than the draft started from. */
  | { readonly _tag: "ChangedElsewhere" }
  | { readonly _tag: "Failed"; readonly message: Message };

/** Set to publish the draft of a theme. */
export const publishAtom = atom(
  (get) => get(sendAtom),
  async (get, set, id: ThemeId): Promise<PublishOutcome> => {
    const draft = get(draftsAtom).get(id);
    if (draft === undefined) return { _tag: "ChangedElsewhere" };
    const exit = await set(sendAtom, { id, draft });
    if (Exit.isFailure(exit)) return { _tag: "Failed", message: failureMessage(exit.cause) };
    const { themes, theme } = exit.value;
    set(adoptThemesAtom, (): Themes => themes);
    if (theme === undefined) return { _tag: "ChangedElsewhere" };
    if (theme.id !== id) set(moveDraftAtom, id, theme.id);
    const { id: _, ...published } = theme;
    set(changeThemeAtom, theme.id, { _tag: "Published", sent: draft.now, published });
    return { _tag: "Published", id: theme.id };
  },
);
