/** Why a sign-in failed, in words for the person. */
import type { I18n, Text } from "#src/i18n/i18n.ts";
import type { SignInError } from "#src/services/sign-in/signInErrors.ts";
import { messages } from "./messages.en.ts";

/** `ahead`: in seconds. */
const clockText = (ahead: number, { text, number }: I18n): Text => {
  const minutes = Math.max(1, Math.round(Math.abs(ahead) / 60));
  const hours = Math.round(minutes / 60);
  const distance =
    minutes < 120
      ? number(minutes, "minutes")
      : hours < 48
        ? number(hours, "hours")
        : number(Math.round(hours / 24), "days");
  return text(ahead > 0 ? messages.clockAhead : messages.clockBehind, { distance });
};

export const reasonOf = (failure: SignInError, i18n: I18n): Text => {
  if (failure._tag === "StorageFailed") return i18n.text(messages.storageFailed);
  const { reason, clockAhead } = failure;
  return clockAhead === undefined ? i18n.text(messages[reason]) : clockText(clockAhead, i18n);
};
