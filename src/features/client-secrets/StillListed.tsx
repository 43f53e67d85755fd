/** Says and logs that the platform has confirmed the deletion of a secret, but still lists it. */
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { useText } from "#src/i18n/i18n.ts";
import { useReportedFailure } from "#src/interaction/useReportedFailure.ts";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";

export function StillListed({ secret: { id, alias } }: { secret: ClientSecret }) {
  const text = useText();
  useReportedFailure(`DELETE of client secret ${id}: confirmed, but it is still listed`);
  return (
    <Notice kind="critical" title={text(messages.stillListed, { alias })}>
      {text(messages.stillListedText)}
    </Notice>
  );
}
