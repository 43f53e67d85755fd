/** The overview as files: composed here, since features do not know each other. */
import { DateTime } from "effect";
import { atom, type Getter } from "jotai";
import type { App } from "#schemas/apps/App.ts";
import { dayAt, isoDay } from "#src/domain/calendarDay.ts";
import { listOfSecrets } from "#src/domain/client-secrets/attention.ts";
import { expiryOf } from "#src/domain/client-secrets/secretExpiry.ts";
import { csv, type CsvCell, dialects } from "#src/domain/csv.ts";
import { toCheckAtom } from "#src/features/client-secrets/attention/attention.ts";
import { messages as attention } from "#src/features/client-secrets/attention/messages.en.ts";
import { messages as secrets } from "#src/features/client-secrets/messages.en.ts";
import { saveExpiriesAtom, saveFileAtom } from "#src/features/client-secrets/saving.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";

const listed = (get: Getter, shown: ReadonlyArray<App>) =>
  listOfSecrets(shown, get(toCheckAtom), get(nowAtom));

/** The day in the zone of the page, in the form that spreadsheets sort. */
const dayIn = (get: Getter) => {
  const { zone } = get(nowAtom);
  return (at: DateTime.DateTime) => isoDay(dayAt(at, zone));
};

const saveCsvAtom = atom(null, (get, set, name: string, rows: ReadonlyArray<ReadonlyArray<CsvCell>>) => {
  const text = csv(rows, dialects[get(i18nAtom).language]);
  set(saveFileAtom, {
    name: `${name}_${dayIn(get)(get(nowAtom))}.csv`,
    type: "text/csv;charset=utf-8",
    text,
  });
});

export const secretsCsvAtom = atom(null, (get, set, shown: ReadonlyArray<App>) => {
  const { text } = get(i18nAtom);
  const now = get(nowAtom);
  const day = dayIn(get);
  const head = [attention.app, secrets.alias, secrets.creationDate, secrets.expirationDate, attention.days];
  set(saveCsvAtom, "client-secrets", [
    head.map((message) => text(message)),
    ...listed(get, shown).map(({ secret, app }) => {
      const expiry = expiryOf(secret, now);
      return [
        app.name,
        secret.alias,
        day(secret.creationDate),
        expiry.state === "none" ? null : day(expiry.at),
        expiry.state === "none" ? null : expiry.days,
      ];
    }),
  ]);
});

/** What has expired needs no reminder. */
export const calendarAtom = atom(null, (get, set, shown: ReadonlyArray<App>) => {
  const { text } = get(i18nAtom);
  const now = get(nowAtom);
  const events = listed(get, shown).flatMap(({ secret, app }) => {
    const { expirationDate } = secret;
    return expirationDate && DateTime.greaterThan(expirationDate, now)
      ? [
          {
            secret,
            expirationDate,
            summary: text(attention.expiryEvent, { alias: secret.alias, app: app.name }),
          },
        ]
      : [];
  });
  void set(saveExpiriesAtom, events);
});
