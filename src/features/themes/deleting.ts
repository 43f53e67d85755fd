/** Deleting a published theme; its draft goes with it. */
import { Effect, Exit } from "effect";
import { atom } from "jotai";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import type { Message } from "#src/i18n/messages.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { failureMessage } from "./failureMessage.ts";
import { removeDraftAtom } from "./drafts.ts";
import { adoptThemesAtom, withoutTheme } from "./themes.ts";

const sendAtom = actionAtom((id: ThemeId) =>
  Effect.flatMap(ApiClient, ({ themes }) => themes.delete({ path: { id } })).pipe(
    // Somebody else was faster.
    Effect.catchTag("NotFound", () => Effect.void),
  ),
);

/** Set to delete; answers why it could not be done. */
export const deleteAtom = atom(
  (get) => get(sendAtom),
  async (_get, set, id: ThemeId): Promise<Message | undefined> => {
    const exit = await set(sendAtom, id);
    if (Exit.isFailure(exit)) return failureMessage(exit.cause);
    set(removeDraftAtom, id);
    set(adoptThemesAtom, withoutTheme(id));
    return undefined;
  },
);
