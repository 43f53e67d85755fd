/** Notice of a newer build: what is new, and buttons to reload now or later. */
import { useAtomValue, useSetAtom } from "jotai";
import { useI18n } from "#src/i18n/i18n.ts";
import { reloadAtom } from "#src/interaction/keptForms.ts";
import { Button } from "#src/ui/Button.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";
import { postponeUpdateAtom, updateAtom } from "./updates.ts";

export function UpdateNotice() {
  const { text, language } = useI18n();
  const update = useAtomValue(updateAtom);
  const postpone = useSetAtom(postponeUpdateAtom);
  const reload = useSetAtom(reloadAtom);
  if (update === undefined) return null;
  return (
    <Notice
      title={text(messages.title)}
      action={
        <>
          <Button onPress={() => void reload()}>{text(messages.reload)}</Button>
          <Button onPress={postpone}>{text(messages.later)}</Button>
        </>
      }
    >
      {update.news[language]}
    </Notice>
  );
}
