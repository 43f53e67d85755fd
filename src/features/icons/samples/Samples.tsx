/** A component in one of its states, with the state's name; and a card that holds all states of one component. */
import { type ReactNode, useEffect, useRef } from "react";
import { asWritten } from "#src/i18n/Text.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import * as css from "../IconsPage.css.ts";
import { messages } from "./messages.en.ts";

/** Attributes by which react-aria marks what a pointer or a key does. */
const attributes = {
  hovered: "data-hovered",
  pressed: "data-pressed",
  focused: "data-focus-visible",
} as const;

export interface InStateProps {
  state: keyof typeof attributes;
  children: ReactNode;
}

/** Shows what is inside as if it were pointed at, pressed or focused. */
export function InState({ state, children }: InStateProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const element of ref.current?.querySelectorAll("a, button, input") ?? []) {
      element.setAttribute(attributes[state], "true");
    }
  }, [state]);
  return (
    <div className={css.inState} ref={ref}>
      {children}
    </div>
  );
}

export interface SampleCardProps {
  /** Names of the components, as in the code. */
  of: string;
  isWide?: boolean;
  children: ReactNode;
}

export function SampleCard({ of, isWide = false, children }: SampleCardProps) {
  return (
    <Card title={asWritten(of)}>
      <div className={isWide ? css.wide : css.samples}>{children}</div>
    </Card>
  );
}

export interface SampleProps {
  /** By a message without values. */
  state: Exclude<keyof typeof messages, "moreFit">;
  children: ReactNode;
}

export function Sample({ state, children }: SampleProps) {
  const text = useText();
  return (
    <div className={css.sample} data-sample={state}>
      <span className={css.caption}>{text(messages[state])}</span>
      <div>{children}</div>
    </div>
  );
}
