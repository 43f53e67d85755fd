/** A newer version is there: what is new in it, and when to take it is the person's choice. */
import { useAtomValue, useSetAtom } from "jotai";
import { useI18n } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";
import { putOffUpdateAtom, takeUpdateAtom, updateAtom } from "./updates.ts";

export function UpdateNotice() {
  const { text, language } = useI18n();
  const update = useAtomValue(updateAtom);
  const putOff = useSetAtom(putOffUpdateAtom);
  const take = useSetAtom(takeUpdateAtom);
  if (update === undefined) return null;
  return (
    <Notice
      title={text(messages.title)}
      action={
        <>
          <Button onPress={() => void take()}>{text(messages.reload)}</Button>
          <Button onPress={putOff}>{text(messages.later)}</Button>
        </>
      }
    >
      {update.news[language]}
    </Notice>
  );
}
