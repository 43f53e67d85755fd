/** Mount lazily loaded children when first opened, and keep them mounted so that they can animate out. */
import { type ReactNode, Suspense, use, useState } from "react";
import { LoadingContext } from "./contexts.ts";

/** Children whose code may still be on its way, which the page says. */
export function OnDemand({ children }: { children: ReactNode }) {
  return <Suspense fallback={use(LoadingContext)}>{children}</Suspense>;
}

export function MountOnFirstOpen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <OnDemand>{children}</OnDemand>;
}

export interface MountAboutProps<A> {
  /** What a dialog is about; undefined once it is closed, while it still shows the last one. */
  about: A | undefined;
  children: (about: A, isOpen: boolean) => ReactNode;
}

export function MountAbout<A>({ about, children }: MountAboutProps<A>) {
  const [last, setLast] = useState(about);
  if (about !== undefined && about !== last) setLast(about);
  const shown = about ?? last;
  return shown !== undefined && <OnDemand>{children(shown, about !== undefined)}</OnDemand>;
}
