/** Words of what changed. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "What changed", // Above up to three sentences
  titleOfApps: "What differs", // The same while another app is compared
  // Sentences
  active:
    "{kind, select, fromZero {Active users rose from 0 to {now}} up {Active users rose {relative} ({before} → {now})} other {Active users fell {relative} ({before} → {now})}}",
  registered:
    "{kind, select, fromZero {Registered users rose from 0 to {now}} up {Registered users rose {relative} ({before} → {now})} other {Registered users fell {relative} ({before} → {now})}}",
  withMost: "{sentence}, most among {group}", // The same with the age group that changed most
  within: "{period}: {sentence}", // A sentence about a part of all time: Q3 2026, March 2026
  // Sentence about the largest change in a chart: of a share, in percentage points and from … to …
  share: "{chart}: {category} {points} points ({before} → {now})",
  // Sentence about the largest difference to another app in a chart
  differs: "{chart}: {category} {points} points ({now}, {app} {before})",
  nothing: "Nothing unusual since {date}", // Instead of the sentences
  nothingWithin: "{period}: nothing unusual", // Instead of the sentences for all time: Q3 2026, March 2026
  notCompared: "Not everything could be compared", // Instead of the sentences if numbers are missing or withheld
  nothingDiffers: "No large difference to {app}", // Instead of the sentences while another app is compared
  loading: "What changed is being worked out", // For screen readers
  copy: "Copy as text", // Button beside the sentences
  copied: "Copied", // Instead of it after a click
  notCopied: "Could not be copied", // Instead of it after a click
});
