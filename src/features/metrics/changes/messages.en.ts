/** Words of the key figures and of what changed. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  activeIn: "Active in {period}", // Name of a key figure: users active within a part of all time, such as Q3 2026
  ofRegistered: "{share} of registered", // In small letters after a number of active users
  ofOtherApp: "{app} {value}", // In small letters after a key figure: that of the app that is compared
  // Below the number of registered users: how many more they became; `when` is one of the next two
  newUsers: "{kind, select, none {none new} down {{size} fewer} other {{size} new}} {when}",
  sinceDay: "since {day}",
  inPeriod: "in {period}",
  // Below the active share: the difference to that of another app, in percentage points
  toOtherApp:
    "{kind, select, none {as in {app}} up {{size} points above {app}} other {{size} points below {app}}}",
  figureAsText: "{name}: {value}", // A key figure in a text for the clipboard; the next two add to it
  figureBeside: "{figure} · {beside}",
  figureNote: "{figure}, {note}",
  title: "What changed", // Above up to three sentences
  titleOfApps: "What differs", // The same while another app is compared
  disabled: "This app is disabled, so nobody can be active.", // Sentence
  // Sentence about the number of active users; the key figure above shows the number itself
  active:
    "{verdict, select, few {Too few users to compare} none {Active users: no notable change (before: {before})} fromZero {Nobody was active before} up {More active users than before ({before})} other {Fewer active users than before ({before})}}",
  // Begin of a sentence: 'Topics, Nutrition: 26%', and of the active share in a group: '50–59: 16% active'
  shareOf: "{chart}, {category}: {now}",
  activeGroup: "{group}: {now} active",
  // The same with its change in percentage points; `all`: how the active share changed in all
  changed:
    "{kind, select, none {{words}, as before} up {{words}, {size} points up from {before}} other {{words}, {size} points down from {before}}}",
  changedApart:
    "{kind, select, none {{words}, as before (all users: {all})} up {{words}, {size} points up from {before} (all users: {all})} other {{words}, {size} points down from {before} (all users: {all})}}",
  besideApp: "{words}, {app} {before}", // The same with the share in another app
  notCompared: "Some figures are missing, so nothing is compared", // Instead of the sentences
  nothingDiffers: "No notable difference from {app} in the distributions below", // Instead of the sentences
  copy: "Copy as text", // Button beside the sentences
  copied: "Copied", // Instead of it after a click
  notCopied: "Could not be copied", // Instead of it after a click
});
