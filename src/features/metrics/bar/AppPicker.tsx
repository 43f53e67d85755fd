/** The field that chooses the app. */
import { useAtomValue, useSetAtom } from "jotai";
import { fold } from "#src/domain/wordSearch.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { ComboBox } from "#src/ui/ComboBox.tsx";
import { appAtom, chooseAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";

export function AppPicker({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const { text, number } = useI18n();
  const { data: apps = [] } = useAtomValue(appsAtom);
  const app = useAtomValue(appAtom);
  const choose = useSetAtom(chooseAtom);
  const toast = useSetAtom(toastAtom);
  return (
    <ComboBox
      label={text(messages.app)}
      isLabelHidden={isLabelHidden}
      options={apps}
      fold={fold}
      value={app?.id ?? ""}
      onChange={(id) => {
        const chosen = apps.find((each) => each.id === id);
        if (chosen) choose({ app: chosen.id });
      }}
      placeholder={text(messages.findApp)}
      noMatchText={text(messages.noSuchApp)}
      moreMatchesText={(count) => text(messages.moreApps, { count: number(count) })}
      onDiscard={(typed) => toast(text(messages.noAppChosen, { typed }), { isFailure: true })}
    />
  );
}
