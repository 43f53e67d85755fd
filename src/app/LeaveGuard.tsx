/** Asks for confirmation before a navigation that would lose unsaved changes or a pending answer. */
import { useBlocker } from "@tanstack/react-router";
import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { messages } from "#src/interaction/messages.en.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";

const AlertDialog = lazyPart(async () => (await import("#src/ui/AlertDialog.tsx")).AlertDialog);

export function LeaveGuard() {
  const text = useText();
  const store = useStore();
  const loss = useAtomValue(lossAtom);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      store.get(lossAtom) !== undefined && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const isOpen = status === "blocked";
  const isSettled = isOpen && loss === undefined;
  // Nothing can be lost any more, since the answer has arrived: the question closes, and the page shows the answer.
  useEffect(() => {
    if (isSettled) reset();
  }, [isSettled, reset]);
  return (
    <MountOnFirstOpen isOpen={isOpen}>
      <AlertDialog
        isOpen={isOpen}
        isDestructive
        title={text(messages.leaveTitle)}
        cancelLabel={text(messages.stay)}
        onCancel={() => reset?.()}
        confirmLabel={text(messages.leave)}
        onConfirm={() => proceed?.()}
      >
        {loss && text(loss)}
      </AlertDialog>
    </MountOnFirstOpen>
  );
}
