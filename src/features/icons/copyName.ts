/** Copies the name of an icon; a toast says whether that succeeded. */
import { Effect } from "effect";
import { atom } from "jotai";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { runEffect } from "#src/runtime/runEffect.ts";
import { Clipboard } from "#src/services/Clipboard.ts";
import { messages } from "./messages.en.ts";

export const copyNameAtom = atom(null, async (get, set, name: string) => {
  const isCopied = await runEffect(
    get,
    Effect.flatMap(Clipboard, ({ copy }) => copy(name)),
  );
  const { text } = get(i18nAtom);
  set(toastAtom, isCopied ? text(messages.copied, { name }) : text(messages.notCopied));
});
