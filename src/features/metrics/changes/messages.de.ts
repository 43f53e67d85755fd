/** Words of what changed. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Was sich verändert hat",
  titleOfApps: "Was sich unterscheidet",
  active:
    "{kind, select, fromZero {Aktive: {now} statt 0} up {Aktive: {relative} mehr ({before} → {now})} other {Aktive: {relative} weniger ({before} → {now})}}",
  registered:
    "{kind, select, fromZero {Registrierte: {now} statt 0} up {Registrierte: {relative} mehr ({before} → {now})} other {Registrierte: {relative} weniger ({before} → {now})}}",
  withMost: "{sentence}, am meisten bei {group}",
  within: "{period}: {sentence}",
  share: "{chart}: {category} {points} Punkte ({before} → {now})",
  differs: "{chart}: {category} {points} Punkte ({now}, {app} {before})",
  nothing: "Nichts Auffälliges seit {date}",
  nothingWithin: "{period}: nichts Auffälliges",
  notCompared: "Nicht alles ließ sich vergleichen",
  nothingDiffers: "Kein großer Unterschied zu {app}",
  loading: "Veränderungen werden ermittelt",
  copy: "Als Text kopieren",
  copied: "Kopiert",
  notCopied: "Konnte nicht kopiert werden",
} satisfies Translation<typeof english>;
