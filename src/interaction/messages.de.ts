/** Words of forms and toasts. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  required: "Bitte füllen Sie dieses Feld aus.",
  minLength: "Bitte geben Sie mindestens {min} Zeichen ein.",
  maxLength: "Bitte geben Sie höchstens {max} Zeichen ein.",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  unprintable: "Bitte entfernen Sie Steuerzeichen.",
  dayBetween: "Bitte wählen Sie einen Tag vom {min, date, medium} bis zum {max, date, medium}.",
  dayFormat: "TT.MM.JJJJ",
  calendar: "Tage",
  previousMonth: "Vorheriger Monat",
  nextMonth: "Nächster Monat",
  valueRefused: "Der Server nimmt diesen Wert nicht an.",
  valueRefusedBecause: "Der Server nimmt diesen Wert nicht an. Er sagt: {words}",
  cancel: "Abbrechen",
  toasts: "Benachrichtigungen",
  dismiss: "Schließen",
  formLoss: "Ihre Eingaben gehen verloren.",
  answerLoss:
    "Ihre Anfrage ist noch nicht beantwortet. Wenn Sie die Seite jetzt verlassen, sehen Sie das Ergebnis nicht.",
  leaveTitle: "Diese Seite verlassen?",
  leave: "Seite verlassen",
  stay: "Hier bleiben",
  kept: "Ihre Eingaben aus der letzten Sitzung sind noch da.",
  restore: "Wiederherstellen",
  discard: "Verwerfen",
  discardQuestion: "Ihre Eingaben verwerfen?",
  keepEditing: "Weiter bearbeiten",
  textIssues: "In diesen Texten sind Zeichen verloren gegangen, bevor sie ankamen",
  nothingToSave: "Es gab nichts zu speichern.",
  undo: "Rückgängig",
  copy: "Kopieren",
  copied: "Kopiert",
  copyFailed: "Kopieren nicht möglich",
} satisfies Translation<typeof english>;
