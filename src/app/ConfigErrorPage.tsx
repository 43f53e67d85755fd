/** Shown instead of the console when `/config.json` is missing or invalid: lists each invalid field; or did not arrive. */
import { Settings2, Unplug } from "lucide-react";
import { type ConfigIssue, unreadable } from "#src/domain/appConfigFile.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { ButtonLink } from "#src/ui/Button.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { messages } from "./messages.en.ts";

const noAnswers = [unreadable.notFetched, unreadable.late].flat().map(({ message }) => message);

export function ConfigErrorPage({ issues }: { issues: ReadonlyArray<ConfigIssue> }) {
  const text = useText();
  if (issues.some(({ message }) => noAnswers.includes(message))) {
    const again = (
      <ButtonLink variant="primary" href="">
        {text(common.retry)}
      </ButtonLink>
    );
    return (
      <MessagePage glyph={Unplug} title={text(messages.noAnswerTitle)} actions={again}>
        {text(common.unreachable)}
      </MessagePage>
    );
  }
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
