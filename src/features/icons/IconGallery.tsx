/** All icons of the console with their names; pressing one copies its name. */
import { useSetAtom } from "jotai";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { fold } from "#src/domain/wordSearch.ts";
import { copyAtom } from "#src/interaction/copy.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { Card } from "#src/ui/Card.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { SearchField } from "#src/ui/SearchField.tsx";
import { english } from "./english.ts";
import * as css from "./IconsPage.css.ts";
import * as usedIcons from "./usedIcons.ts";

const allIcons = Object.entries(usedIcons);

export function IconGallery() {
  const copy = useSetAtom(copyAtom);
  const toast = useSetAtom(toastAtom);
  const [typed, setTyped] = useState("");
  const matches = allIcons.filter(([name]) => fold(name).includes(fold(typed).replaceAll(" ", "")));
  const copyName = async (name: string) => {
    const isCopied = await copy(name);
    toast(english(isCopied ? `${name} is on the clipboard` : "The browser did not allow copying"));
  };
  return (
    <Card title={english("Icons")} description={english("Press an icon to copy its name.")}>
      <SearchField
        label={english("Search by name")}
        clearLabel={english("Clear search")}
        value={typed}
        onChange={setTyped}
      />
      <ul className={css.icons}>
        {matches.map(([name, glyph]) => (
          <li key={name}>
            <Button
              className={css.icon}
              aria-label={english(`Copy ${name}`)}
              onPress={() => void copyName(name)}
            >
              <Icon glyph={glyph} size={20} />
              <span>{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
