/** Saves files: the expiry of a secret for a calendar, and what the overview lists. */
import type { DateTime } from "effect";
import { atom } from "jotai";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { expiryCalendar } from "#src/domain/client-secrets/expiryCalendar.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
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

export const saveExpiryAtom = atom(
  null,
  async (get, set, secret: ClientSecret, expirationDate: DateTime.Utc) => {
    const summary = get(i18nAtom).text(messages.expiryEvent, { alias: secret.alias });
    const { origin } = await runEffect(get, Browser);
    set(saveFileAtom, expiryCalendar({ secret, expirationDate, summary }, origin));
  },
);
