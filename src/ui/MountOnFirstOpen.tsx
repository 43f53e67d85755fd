/** Mount lazily loaded children when first opened, and keep them mounted. */
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
