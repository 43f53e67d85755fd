/** German messages of signing in and out. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Anmelden",
  underWay: "Sie werden angemeldet …",
  failedTitle: "Die Anmeldung ist nicht gelungen",
  refused: "Der Anmeldedienst hat abgelehnt: {error}.",
  cancelled: "Sie haben die Anmeldung abgebrochen.",
  needsPerson: "Der Anmeldedienst verlangt, dass Sie sich erneut anmelden.",
  needsConsent: "Der Anmeldedienst benötigt Ihre Einwilligung.",
  overloaded:
    "Der Anmeldedienst ist zurzeit nicht verfügbar. Versuchen Sie es in einigen Minuten noch einmal.",
  providerFailed: "Der Anmeldedienst hat einen Fehler gemeldet.",
  misconfigured:
    "Der Anmeldedienst nimmt Anfragen dieser Konsole nicht an ({error}). Informieren Sie die Stelle, die die Konsole betreibt.",
  spent: "Der Anmeldedienst nimmt diese Anmeldung nicht mehr an.",
  unknown: "Diese Anmeldung wurde bereits verwendet oder hat länger als zehn Minuten gedauert.",
  invalid: "Die Antwort des Anmeldedienstes konnte nicht geprüft werden.",
  unreachable: "Der Anmeldedienst ist nicht erreichbar.",
  storageFailed:
    "Dieser Browser erlaubt der Konsole nicht, eine Sitzung zu speichern. Erlauben Sie Speicher für diese Website.",
  again: "Erneut anmelden",
  toStart: "Zur Startseite",
  tabOnlyTitle: "Sie sind nur in diesem Tab angemeldet",
  tabOnly:
    "Ihr Browser erlaubt der Konsole nicht, die Sitzung zu speichern. Wenn Sie den Tab neu laden oder schließen, endet sie.",
  personMenu: "Ihr Konto",
  signedInAs: "Angemeldet als {name}",
  signOut: "Abmelden",
} satisfies Translation<typeof english>;
