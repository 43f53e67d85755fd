/** What is shown only when somebody asks for it: loaded then, and kept, so that it can leave in its own time. */
import { type ReactNode, Suspense, useState } from "react";

export interface OnDemandProps {
  isOpen: boolean;
  children: ReactNode;
}

export function OnDemand({ isOpen, children }: OnDemandProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <Suspense>{children}</Suspense>;
}
