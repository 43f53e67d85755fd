/** Saves what belongs to a secret as a file: its value, or its expiry for a calendar. */
import type { DateTime } from "effect";
import { atom, useSetAtom } from "jotai";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { type ExpiryEvent, expiryCalendar } from "#src/domain/client-secrets/secretFiles.ts";
import { useText } from "#src/i18n/i18n.ts";
import { runEffect, withService } from "#src/runtime/runtimeAtom.ts";
import { Browser } from "#src/services/Browser.ts";
import { Downloads } from "#src/services/Downloads.ts";
import { messages } from "./messages.en.ts";

interface TextFile {
  readonly name: string;
  readonly text: string;
  readonly type?: string;
}

export const saveFileAtom = atom(null, (get, _set, { name, text, type = "text/plain" }: TextFile) => {
  const content = new Blob([text], { type });
  void withService(get, Downloads, ({ save }) => save({ name, content }));
});

export const saveExpiriesAtom = atom(null, async (get, set, events: ReadonlyArray<ExpiryEvent>) => {
  const { origin } = await runEffect(get, Browser);
  set(saveFileAtom, expiryCalendar(events, origin));
});

export const useSaveExpiry = () => {
  const text = useText();
  const save = useSetAtom(saveExpiriesAtom);
  return (secret: ClientSecret, expirationDate: DateTime.Utc) =>
    void save([{ secret, expirationDate, summary: text(messages.expiryEvent, { alias: secret.alias }) }]);
};
