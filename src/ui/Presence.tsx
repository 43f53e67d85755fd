/** A dialog stays on screen while it fades out, although its parent no longer renders it. Each opening mounts a new one. */
import { type ReactElement, useEffect, useState } from "react";
import { LeavingContext } from "./contexts.ts";
import { OnDemand } from "./MountOnFirstOpen.tsx";
import { exitLimit } from "./useExitLimit.ts";

export interface PresenceProps {
  /** One dialog, or nothing. */
  children: ReactElement | false | undefined;
}

export function Presence({ children }: PresenceProps) {
  const isOpen = Boolean(children);
  const [shown, setShown] = useState({ isOpen, children, opening: 0 });
  if (isOpen && (!shown.isOpen || children !== shown.children)) {
    setShown({ isOpen, children, opening: shown.opening + (shown.isOpen ? 0 : 1) });
  }
  // What goes shows what it showed last.
  if (!isOpen && shown.isOpen) setShown({ ...shown, isOpen });
  const isLeaving = !isOpen && Boolean(shown.children);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setShown((last) => ({ ...last, children: undefined })), exitLimit);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return (
    shown.children && (
      <LeavingContext key={shown.opening} value={isLeaving}>
        <OnDemand>{shown.children}</OnDemand>
      </LeavingContext>
    )
  );
}
