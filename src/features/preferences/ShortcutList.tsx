/** All shortcuts, and the switch for those of plain keys. */
import { useAtom, useSetAtom } from "jotai";
import { type Text, useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { Keys } from "#src/ui/Keys.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { messages } from "./messages.en.ts";
import { isShortcutListOpenAtom, shortcutsAtom } from "./preferences.ts";

export interface ShortcutListProps {
  shortcuts: ReadonlyArray<{ readonly keys: string; readonly name: Text }>;
}

export function ShortcutList({ shortcuts }: ShortcutListProps) {
  const text = useText();
  const setOpen = useSetAtom(isShortcutListOpenAtom);
  const [areOn, setOn] = useAtom(shortcutsAtom);
  return (
    <Dialog
      onDismiss={() => setOpen(false)}
      title={text(messages.title)}
      actions={
        <Button autoFocus onPress={() => setOpen(false)}>
          {text(interaction.close)}
        </Button>
      }
    >
      <DescriptionList
        layout="rows"
        items={shortcuts.map(({ keys, name }) => ({ term: name, details: <Keys keys={keys} /> }))}
      />
      <Switch isSelected={areOn} onChange={setOn}>
        {text(messages.areOn)}
      </Switch>
    </Dialog>
  );
}
