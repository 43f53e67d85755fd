/** Words of what changed. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Was sich verändert hat",
  titleOfApps: "Was sich unterscheidet",
  activeRose: "Aktive: {relative} mehr ({before} → {now})",
  activeFell: "Aktive: {relative} weniger ({before} → {now})",
  registeredRose: "Registrierte: {relative} mehr ({before} → {now})",
  registeredFell: "Registrierte: {relative} weniger ({before} → {now})",
  activeFromNone: "Aktive: {now} statt 0",
  registeredFromNone: "Registrierte: {now} statt 0",
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
