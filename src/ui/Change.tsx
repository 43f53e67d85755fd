/** How a number has changed, beside it: bold if it has beyond chance, else grey. */
import { change } from "./layout.css.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface ChangeProps {
  shown: string;
  /** For screen readers. */
  spoken: string;
  hasChanged: boolean;
  /** It asks for somebody. */
  isCaution?: boolean;
}

export function Change({ shown, spoken, hasChanged, isCaution = false }: ChangeProps) {
  return (
    <span className={change} data-changed={hasChanged || undefined} data-caution={isCaution || undefined}>
      <span aria-hidden="true" translate="no">
        {shown}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
