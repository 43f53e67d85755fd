/** Changes only the status of an app, and keeps what others have saved since the page was loaded. */
import { Effect, Exit } from "effect";
import { atom } from "jotai";
import type { App, AppStatus } from "#schemas/apps/App.ts";
import { type AppVersion, readApp, saveApp, saveFailures, withEdits } from "#src/features/apps/appWrites.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { messages } from "./messages.en.ts";

interface StatusChange {
  readonly app: App;
  readonly status: AppStatus;
  readonly onSaved: (app: App) => void;
}

const saveStatusAtom = actionAtom(
  Effect.fn("apps.saveStatus")(function* ({ id, status }: Pick<App, "id" | "status">, tools: AtomTools) {
    const save = ({ app, etag }: AppVersion) =>
      saveApp({ app: withEdits(app, { name: app.name, status }), etag, edited: "status" }, tools);
    // Saved elsewhere between the read and the write: the status of that version changes.
    return yield* Effect.catchTag(save(yield* readApp(id)), "AppChanged", ({ theirs }) => save(theirs));
  }),
);

/** A separate atom, since an atom cannot set itself. */
const undoAtom = atom(null, (_get, set, change: StatusChange): void => void set(changeStatusAtom, change));

/** A toast says what happened; its "Undo" changes the status back. Returns false after a failure. */
export const changeStatusAtom = atom(null, async (get, set, change: StatusChange): Promise<boolean> => {
  const exit = await set(saveStatusAtom, { id: change.app.id, status: change.status });
  const { text } = get(i18nAtom);
  if (Exit.isFailure(exit)) {
    const NotApplied = change.status === "disabled" ? messages.notDisabled : messages.notEnabled;
    const reason = failureWords(exit.cause, { ...saveFailures, NotApplied });
    const words = { title: text(messages.saveFailed), reason: text(reason) };
    set(toastAtom, text(messages.statusFailed, words), { isFailure: true });
    return false;
  }
  const app = exit.value;
  change.onSaved(app);
  const before: AppStatus = app.status === "enabled" ? "disabled" : "enabled";
  set(
    toastAtom,
    text(app.status === "enabled" ? messages.nowEnabled : messages.nowDisabled, { name: app.name }),
    {
      action: {
        label: text(interaction.undo),
        run: () => set(undoAtom, { app, status: before, onSaved: change.onSaved }),
      },
    },
  );
  return true;
});
