/** Renders the console's toasts. */
import { useAtom } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { messages } from "#src/interaction/messages.en.ts";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { ToastRegion } from "#src/ui/ToastRegion.tsx";

export function Toasts() {
  const text = useText();
  const [toasts, dismiss] = useAtom(toastsAtom);
  return (
    <ToastRegion
      label={text(messages.toasts)}
      dismissLabel={text(messages.dismiss)}
      toasts={toasts}
      onDismiss={dismiss}
    />
  );
}
