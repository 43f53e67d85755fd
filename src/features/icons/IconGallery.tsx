/** All icons of the console with their names; pressing one copies its name. */
import { useSetAtom } from "jotai";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { fold } from "#src/domain/wordSearch.ts";
import { useText } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { Card } from "#src/ui/Card.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { copyNameAtom } from "./copyName.ts";
import * as css from "./IconsPage.css.ts";
import { messages } from "./messages.en.ts";
import * as usedIcons from "./usedIcons.ts";

const allIcons = Object.entries(usedIcons);

export function IconGallery() {
  const text = useText();
  const copy = useSetAtom(copyNameAtom);
  const [typed, setTyped] = useState("");
  const matches = allIcons.filter(([name]) => fold(name).includes(fold(typed).replaceAll(" ", "")));
  return (
    <Card title={text(messages.icons)} description={text(messages.iconsPurpose)}>
      <div className={css.field}>
        <TextField label={text(messages.search)} value={typed} onChange={setTyped} />
      </div>
      <p className={css.count} role="status">
        {text(messages.count, { count: matches.length })}
      </p>
      <ul className={css.icons}>
        {matches.map(([name, glyph]) => (
          <li key={name}>
            <Button
              className={css.icon}
              aria-label={text(messages.copy, { name })}
              onPress={() => void copy(name)}
            >
              <Icon glyph={glyph} size={20} />
              {asWritten(name)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
