/** Which of the apps are listed, with the number of each. */
import type { AppView } from "#src/domain/apps/appList.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { useSaid } from "#src/ui/say.ts";
import { messages } from "../messages.en.ts";

const names = {
  all: messages.allApps,
  attention: messages.needAttention,
  disabled: messages.disabled,
  secrets: messages.secrets,
} as const;

export interface AppViewsProps {
  /** Undefined while it is not known. */
  counts: Readonly<Partial<Record<AppView, number | undefined>>>;
  /** How many of all apps need attention, whatever is searched for; undefined until everything is known of each. */
  inNeed?: number | undefined;
  /** Whether the list asks about all of its apps. */
  isAsked: boolean;
  view: AppView;
  onChange: (view: AppView) => void;
}

export function AppViews({ counts, inNeed, isAsked, view, onChange }: AppViewsProps) {
  const { text, number } = useI18n();
  // The numbers of the rows arrive in silence: what they amount to is said.
  useSaid(inNeed !== undefined && text(messages.allChecked, { count: inNeed }));
  const ids = (["all", "attention", "disabled", "secrets"] as const).filter(
    (id) => isAsked || id !== "attention",
  );
  return (
    <ChoiceBar
      label={text(messages.views)}
      isWide
      choices={ids.map((id) => {
        const count = counts[id];
        return { id, name: text(names[id]), count: count === undefined ? undefined : number(count) };
      })}
      value={view}
      onChange={onChange}
    />
  );
}
