/** The configuration in force: what `/config.json` says, with its defaults. */
import { Effect } from "effect";
import { useAtomValue } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Card } from "#src/ui/Card.tsx";
import * as css from "./dev.css.ts";
import { messages } from "./messages.en.ts";
import { withoutPasswords } from "./withoutPasswords.ts";

const configAtom = queryAtom(() =>
  Effect.map(AppConfig, (config) => withoutPasswords(JSON.stringify(config, undefined, 2))),
);

export function ConfigCard() {
  const text = useText();
  const { data } = useAtomValue(configAtom);
  return (
    <Card title={text(messages.config)}>
      <pre translate="no" className={css.json}>
        {data}
      </pre>
    </Card>
  );
}
