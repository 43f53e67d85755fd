/** Words of inviting several people. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  people: "Personen",
  peopleHelp:
    "Je Person eine Zeile: {line}, oder die Zellen einer CSV-Datei, die Sie hier ablegen können: {record}. Das letzte Wort eines Namens gilt als Nachname.",
  chooseFile: "CSV-Datei auswählen",
  fileRefused:
    "„{name}“ ist nicht lesbar. Speichern Sie die Datei als „CSV UTF-8“ mit höchstens 256 kB, und wählen Sie sie noch einmal.",
  tooMany:
    "Höchstens {max} Personen können auf einmal eingeladen werden. Bitte entfernen Sie {excess, plural, one {# Person} other {# Personen}}.",
  list: "{count, plural, one {# Person} other {# Personen}}",
  listName: "Einzuladende Personen",
  line: "Zeile",
  result: "Ergebnis",
  ready: "Bereit",
  readyCount: "{count} bereit",
  incomplete: "Zu korrigieren",
  incompleteCount: "{count} zu korrigieren",
  repeated: "Doppelt",
  repeatedCount: "{count, plural, other {# doppelt}}",
  exists: "Existiert bereits",
  existsCount: "{count, plural, one {# existiert bereits} other {# existieren bereits}}",
  sending: "Wird gesendet",
  sendingCount: "{count} wird gesendet",
  invited: "Eingeladen",
  invitedCount: "{count} eingeladen",
  failed: "Fehlgeschlagen",
  failedCount: "{count} fehlgeschlagen",
  repeatedText: "Dieselbe Adresse steht weiter oben.",
  problem: "{field}: {problem}",
  send: "{count, plural, one {# Einladung senden} other {# Einladungen senden}}",
  sendFailed:
    "{count, plural, one {Fehlgeschlagene noch einmal senden} other {# fehlgeschlagene noch einmal senden}}",
  stop: "Anhalten",
  created:
    "{count, plural, one {Das Konto wurde angelegt. Eine Benachrichtigung zur Registrierung wird gesendet.} other {# Konten wurden angelegt. Eine Benachrichtigung zur Registrierung wird an jede Person gesendet.}}",
  stoppedTitle: "Das Senden wurde angehalten",
  stoppedText:
    "{reason} Der Rest der Liste ist unverändert. Senden Sie ihn noch einmal – niemand bekommt zwei Einladungen.",
  sendingLoss: "Gerade werden Einladungen gesendet. Wenn Sie jetzt gehen, wird der Rest nicht gesendet.",
} satisfies Translation<typeof english>;
