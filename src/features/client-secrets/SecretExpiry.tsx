/** Expiration date of a secret, with its distance; marked when expired or expiring soon. */
import type { DateTime } from "effect";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { expiryOf, roughly } from "#src/domain/client-secrets/secretExpiry.ts";
import { Day } from "#src/i18n/Day.tsx";
import { useI18n } from "#src/i18n/i18n.ts";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { messages } from "./messages.en.ts";
import * as css from "./secrets.css.ts";

export interface SecretExpiryProps {
  secret: ClientSecret;
  now: DateTime.Zoned;
}

export function SecretExpiry({ secret, now }: SecretExpiryProps) {
  const { text, relative } = useI18n();
  const expiry = expiryOf(secret, now);
  if (expiry.state === "none") return <span className={css.none}>{text(messages.noExpiry)}</span>;
  const { value, unit } = roughly(expiry.days);
  const distance = relative(value, unit);
  return (
    <span className={css.expiry}>
      <Day at={expiry.at} />
      {expiry.state === "expired" && <StatusChip state="critical">{text(messages.expired)}</StatusChip>}
      {expiry.state === "soon" && <StatusChip state="caution">{distance}</StatusChip>}
      {expiry.state === "later" && <span className={css.none}>{distance}</span>}
    </span>
  );
}
