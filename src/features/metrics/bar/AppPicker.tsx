/** A field that chooses an app. */
import { useSetAtom } from "jotai";
import type { App } from "#schemas/apps/App.ts";
import { fold } from "#src/domain/wordSearch.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { ComboBox } from "#src/ui/ComboBox.tsx";
import { messages } from "../question/messages.en.ts";

export interface AppPickerProps {
  apps: ReadonlyArray<App>;
  app: App | undefined;
  onChoose: (app: App) => void;
  isLabelHidden?: boolean;
}

export function AppPicker({ apps, app, onChoose, isLabelHidden = false }: AppPickerProps) {
  const { text, number } = useI18n();
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
        if (chosen) onChoose(chosen);
      }}
      placeholder={text(messages.findApp)}
      noMatchText={text(messages.noSuchApp)}
      moreMatchesText={(count) => text(messages.moreApps, { count: number(count) })}
      onDiscard={(typed) => toast(text(messages.noAppChosen, { typed }), { isFailure: true })}
    />
  );
}
