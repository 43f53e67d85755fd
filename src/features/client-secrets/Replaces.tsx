/** What a new secret means for the one that it replaces. */
import { useAtomValue } from "jotai";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { expiryOf } from "#src/domain/client-secrets/secretExpiry.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { messages } from "./messages.en.ts";

export function Replaces({ secret }: { secret: ClientSecret }) {
  const { text, date } = useI18n();
  const { alias } = secret;
  const expiry = expiryOf(secret, useAtomValue(nowAtom));
  if (expiry.state === "none") return <p>{text(messages.replaces, { alias })}</p>;
  const words = expiry.state === "expired" ? messages.replacesExpired : messages.replacesUntil;
  return <p>{text(words, { alias, day: date(expiry.at.epochMillis, "day") })}</p>;
}
