/** Words of inviting several people. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  people: "Personen",
  peopleHelp:
    "Fügen Sie je Person eine Zeile oder Zellen einer Tabelle ein, oder legen Sie eine Datei hier ab.",
  chooseFile: "Datei auswählen",
  fileUnreadable: "„{name}“ ist keine Textdatei. Speichern Sie sie als CSV, und wählen Sie sie noch einmal.",
  fileTooLarge: "„{name}“ ist zu groß für eine Liste von Personen.",
  tooMany:
    "Höchstens {max} Personen können auf einmal eingeladen werden. Bitte entfernen Sie {excess, plural, one {# Person} other {# Personen}}.",
  formatTitle: "So schreiben Sie die Liste",
  formatLine: "Wie aus dem Mailprogramm: je eine Zeile, oder mit Komma oder Semikolon getrennt",
  formatTable: "Eine CSV-Datei oder Zellen einer Tabelle, mit oder ohne Spaltennamen",
  formatNames: "Bei ganzen Namen ist das letzte Wort der Nachname. Prüfen Sie beide vor dem Senden.",
  formatLimit: "Höchstens {max} Personen auf einmal.",
  list: "{count, plural, one {# Person} other {# Personen}}",
  listName: "Einzuladende Personen",
  result: "Ergebnis",
  actions: "Aktionen",
  ready: "Bereit",
  readyCount: "{count} bereit",
  incomplete: "Zu korrigieren",
  incompleteCount: "{count} zu korrigieren",
  repeated: "Doppelt in der Liste",
  repeatedCount: "{count} doppelt in der Liste",
  exists: "Existiert bereits",
  existsCount: "{count, plural, one {# existiert bereits} other {# existieren bereits}}",
  sending: "Wird gesendet",
  sendingCount: "{count, plural, one {# Einladung wird gesendet …} other {# Einladungen werden gesendet …}}",
  invited: "Eingeladen",
  invitedCount: "{count} eingeladen",
  failed: "Fehlgeschlagen",
  failedCount: "{count} fehlgeschlagen",
  repeatedText: "Dieselbe Adresse steht weiter oben.",
  problem: "{field}: {problem}",
  send: "{count, plural, one {# Einladung senden} other {# Einladungen senden}}",
  sendFailed:
    "{count, plural, one {Fehlgeschlagene noch einmal senden} other {# fehlgeschlagene noch einmal senden}}",
  sendAnyway: "{count, plural, one {# Einladung trotzdem senden} other {# Einladungen trotzdem senden}}",
  stop: "Anhalten",
  stopping: "Nach der laufenden Einladung wird angehalten",
  progress: "{done} von {total}",
  created:
    "{count, plural, one {Das Konto wurde angelegt. Eine Benachrichtigung zur Registrierung wird gesendet.} other {# Konten wurden angelegt. Eine Benachrichtigung zur Registrierung wird an jede Person gesendet.}}",
  stoppedTitle: "Das Senden wurde angehalten",
  stoppedText:
    "{reason} Der Rest der Liste ist unverändert. Senden Sie ihn noch einmal – niemand bekommt zwei Einladungen.",
  newList: "Neue Liste",
  edit: "Im Text bearbeiten",
  editNamed: "{name} im Text bearbeiten",
  remove: "Aus der Liste entfernen",
  removeNamed: "{name} aus der Liste entfernen",
  row: "Zeile {row}",
  sendingLoss: "Gerade werden Einladungen gesendet. Wenn Sie jetzt gehen, wird der Rest nicht gesendet.",
} satisfies Translation<typeof english>;
