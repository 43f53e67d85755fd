/** What a developer needs to connect an app: its id, the API's base, and where to put its secret. */
import { Effect, Runtime } from "effect";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import { connectSnippet, type SnippetLanguage, snippetLanguages } from "#src/domain/apps/connectSnippets.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { copyAtom } from "#src/interaction/copy.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Card } from "#src/ui/Card.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { CodeBlock } from "#src/ui/CodeBlock.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import * as css from "./HowToConnect.css.ts";
import { messages } from "./messages.en.ts";

const apiBaseAtom = atom((get) =>
  Runtime.runSync(get(runtimeAtom))(Effect.map(AppConfig, ({ apiBaseUrl }) => apiBaseUrl)),
);

const names: Readonly<Record<SnippetLanguage, Message>> = {
  Shell: messages.shell,
  Swift: messages.swift,
  Kotlin: messages.kotlin,
};

export function HowToConnect({ appId }: { appId: AppId }) {
  const text = useText();
  const copy = useSetAtom(copyAtom);
  const apiBase = useAtomValue(apiBaseAtom);
  const [language, setLanguage] = useState<SnippetLanguage>("Shell");
  const snippet = connectSnippet(language, { apiBase, appId, comment: text(messages.snippetSecret) });
  const copyButton = (label: Message, value: string) => (
    <CopyButton
      words={{
        idle: text(label),
        copied: text(interaction.copied),
        failed: text(interaction.copyFailed),
      }}
      onCopy={() => copy(value)}
    />
  );
  return (
    <Card title={text(messages.title)} description={text(messages.text)}>
      <div className={css.root}>
        <dl className={css.values}>
          {[
            { term: messages.id, label: messages.copyId, value: appId },
            { term: messages.apiBase, label: messages.copyApiBase, value: apiBase },
          ].map(({ term, label, value }) => (
            <div key={term.id}>
              <dt className={css.term}>{text(term)}</dt>
              <dd className={css.value}>
                <code translate="no" className={css.code}>
                  {value}
                </code>
                {copyButton(label, value)}
              </dd>
            </div>
          ))}
        </dl>
        <ChoiceBar
          label={text(messages.snippetLanguage)}
          isLabelHidden
          choices={snippetLanguages.map((id) => ({ id, name: text(names[id]) }))}
          value={language}
          onChange={setLanguage}
        />
        <CodeBlock
          key={language}
          label={text(messages.snippet, { language })}
          code={snippet}
          copyButton={copyButton(messages.copySnippet, snippet)}
        />
      </div>
    </Card>
  );
}
