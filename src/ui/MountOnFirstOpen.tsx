/** Mount lazily loaded children when first opened, and keep them mounted so that they can animate out. */
import { type ReactNode, Suspense, useState } from "react";

export function MountOnFirstOpen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <Suspense>{children}</Suspense>;
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
  return shown !== undefined && <Suspense>{children(shown, about !== undefined)}</Suspense>;
}
