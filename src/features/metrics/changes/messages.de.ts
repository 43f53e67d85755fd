/** Words of the key figures and of what changed. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  activeIn: "Aktiv in {period}",
  ofRegistered: "{share} der Registrierten",
  ofOtherApp: "{app} {value}",
  newUsers: "{kind, select, none {niemand neu} down {{size} weniger} other {{size} neu}} {when}",
  sinceDay: "seit {day}",
  inPeriod: "in {period}",
  toOtherApp:
    "{kind, select, none {wie bei {app}} up {{size} Prozentpunkte über {app}} other {{size} Prozentpunkte unter {app}}}",
  figureAsText: "{name}: {value}",
  figureBeside: "{figure} · {beside}",
  figureNote: "{figure}, {note}",
  title: "Was sich verändert hat",
  titleOfApps: "Was sich unterscheidet",
  disabled: "Diese App ist deaktiviert, deshalb kann niemand aktiv sein.",
  active:
    "{verdict, select, few {Zu wenige für einen Vergleich} none {Aktive: keine nennenswerte Änderung (zuvor {before})} fromZero {Zuvor war niemand aktiv} up {Mehr Aktive als zuvor ({before})} other {Weniger Aktive als zuvor ({before})}}",
  shareOf: "{chart}, {category}: {now}",
  activeGroup: "{group}: {now} aktiv",
  changed:
    "{kind, select, none {{words}, wie zuvor} up {{words}, {size} Prozentpunkte mehr (zuvor {before})} other {{words}, {size} Prozentpunkte weniger (zuvor {before})}}",
  changedApart:
    "{kind, select, none {{words}, wie zuvor (alle: {all})} up {{words}, {size} Prozentpunkte mehr (zuvor {before}; alle: {all})} other {{words}, {size} Prozentpunkte weniger (zuvor {before}; alle: {all})}}",
  besideApp: "{words}, {app} {before}",
  notCompared: "Einige Zahlen fehlen, deshalb wird nichts verglichen",
  nothingDiffers: "Kein nennenswerter Unterschied zu {app} in den Verteilungen unten",
  copy: "Als Text kopieren",
  copied: "Kopiert",
  notCopied: "Konnte nicht kopiert werden",
} satisfies Translation<typeof english>;
