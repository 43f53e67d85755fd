/** Changes only the status of an app, and keeps what others have saved since the page was loaded. */
import { Cause, Exit, Option } from "effect";
import { atom } from "jotai";
import type { App, AppStatus } from "#schemas/apps/App.ts";
import { withEdits } from "#src/domain/apps/appEdits.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { type AppVersion, readApp, saveAppAtom } from "./appWrites.ts";
import { messages } from "./messages.en.ts";

const readingAtom = actionAtom(readApp);

const failures = {
  NotFound: messages.appGone,
  AppNameTaken: messages.nameTaken,
  AppChanged: messages.conflictTitle,
};

interface StatusChange {
  readonly app: App;
  readonly status: AppStatus;
  readonly onSaved: (app: App) => void;
}

const saveStatusAtom = atom(null, async (_get, set, { app: { id }, status }: StatusChange) => {
  const save = ({ app, etag }: AppVersion) =>
    set(saveAppAtom, { app: withEdits(app, { name: app.name, status }), etag });
  const read = await set(readingAtom, id);
  if (Exit.isFailure(read)) return Exit.failCause(read.cause);
  const saved = await save(read.value);
  const failure = Exit.isFailure(saved) ? Option.getOrUndefined(Cause.failureOption(saved.cause)) : undefined;
  // The app was saved elsewhere between the read and the write: changes the status of that version.
  return failure?._tag === "AppChanged" ? save(failure.theirs) : saved;
});

/** A separate atom, since an atom cannot set itself. */
const undoAtom = atom(null, (_get, set, change: StatusChange): void => void set(changeStatusAtom, change));

/** A toast says what happened; its "Undo" changes the status back. Returns false after a failure. */
export const changeStatusAtom = atom(null, async (get, set, change: StatusChange): Promise<boolean> => {
  const exit = await set(saveStatusAtom, change);
  const { text } = get(i18nAtom);
  if (Exit.isFailure(exit)) {
    const reason = failureWords(exit.cause, failures);
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
