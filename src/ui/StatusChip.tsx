/** A state as text, colour and shape, so that it does not depend on colour: disc, ring, triangle or cross. */
import type { ReactNode } from "react";
import * as css from "./StatusChip.css.ts";

export interface StatusChipProps {
  state: css.State;
  children: ReactNode;
}

const shapes: Record<css.State, ReactNode> = {
  positive: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  neutral: <circle cx="5" cy="5" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  caution: <path d="M5 .9 9.6 9.1H.4Z" fill="currentColor" />,
  critical: (
    <path d="m1.5 1.5 7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  ),
};

export function StatusChip({ state, children }: StatusChipProps) {
  return (
    <span className={css.state[state]}>
      <svg className={css.shape} width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        {shapes[state]}
      </svg>
      <span>{children}</span>
    </span>
  );
}
