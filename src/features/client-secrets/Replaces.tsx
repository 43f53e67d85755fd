/** What a new secret means for the one that it replaces: before it is created, and when it is. */
import { useAtomValue } from "jotai";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { expiryOf } from "#src/domain/client-secrets/secretExpiry.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { messages } from "./messages.en.ts";

export function Replaces({ secret, isDone = false }: { secret: ClientSecret; isDone?: boolean }) {
  const { text, date } = useI18n();
  const { alias } = secret;
  const expiry = expiryOf(secret, useAtomValue(nowAtom));
  if (expiry.state === "expired")
    return <p>{text(messages.replacesExpired, { alias, day: date(expiry.at.epochMillis, "day") })}</p>;
  return <p>{text(isDone ? messages.replaces : messages.rotateText, { alias })}</p>;
}
