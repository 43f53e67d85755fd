/** What is known of a failure, in a line for operators. */
import { useText } from "#src/i18n/i18n.ts";
import { messages } from "./messages.en.ts";

export function Details({ line }: { line: string }) {
  const text = useText();
  return (
    <details>
      <summary>{text(messages.details)}</summary>
      <code translate="no">{line}</code>
    </details>
  );
}
