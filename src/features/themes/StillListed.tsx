/** Says and logs that the platform has confirmed the deletion of a theme, but still lists it. */
import type { Theme } from "#schemas/themes/Theme.ts";
import { useText } from "#src/i18n/i18n.ts";
import { useReportedFailure } from "#src/interaction/useReportedFailure.ts";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";
import * as css from "./ThemeCard.css.ts";

export function StillListed({ theme: { id, name } }: { theme: Theme }) {
  const text = useText();
  useReportedFailure(`DELETE of theme ${id}: confirmed, but it is still listed`);
  return (
    <div className={css.notice}>
      <Notice kind="critical" title={text(messages.stillListed, { name })}>
        {text(messages.stillListedText)}
      </Notice>
    </div>
  );
}
