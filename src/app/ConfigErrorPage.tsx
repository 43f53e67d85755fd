/** Shown instead of the console when `/config.json` is missing or invalid: lists each invalid field. */
import { Settings2 } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import type { ConfigInvalid } from "#src/services/AppConfig.ts";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { messages } from "./messages.en.ts";

export function ConfigErrorPage({ issues }: Pick<ConfigInvalid, "issues">) {
  const text = useText();
  return (
    <MessagePage glyph={Settings2} title={text(messages.configTitle)}>
      <p>{text(messages.configText)}</p>
      <ul>
        {issues.map(({ field, message }) => (
          <li key={field}>
            <code translate="no">{field === "" ? "config.json" : field}</code>
            <span>: </span>
            <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}
