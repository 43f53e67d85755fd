/** Saves the expiry of a secret as a file for a calendar. */
import type { DateTime } from "effect";
import { atom } from "jotai";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { expiryCalendar } from "#src/domain/client-secrets/expiryCalendar.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { saveFileAtom } from "#src/interaction/saveFile.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { Browser } from "#src/services/Browser.ts";
import { messages } from "./messages.en.ts";

export const saveExpiryAtom = atom(
  null,
  async (get, set, secret: ClientSecret, expirationDate: DateTime.Utc) => {
    const summary = get(i18nAtom).text(messages.expiryEvent, { alias: secret.alias });
    const { origin } = await runEffect(get, Browser);
    await set(saveFileAtom, expiryCalendar({ secret, expirationDate, summary }, origin));
  },
);
