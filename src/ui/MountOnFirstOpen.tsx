/** Mounts lazily loaded children when first opened, and keeps them mounted so that they can animate out. */
import { type ReactNode, Suspense, useState } from "react";

export function MountOnFirstOpen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <Suspense>{children}</Suspense>;
}
