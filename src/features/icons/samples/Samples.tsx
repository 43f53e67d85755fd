/** A component in one of its states, with the state's name; and a card that holds all states of one component. */
import { type ReactNode, useEffect, useRef } from "react";
import { asWritten } from "#src/i18n/Text.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { InPlaceContext } from "#src/ui/InPlaceContext.ts";
import * as css from "../IconsPage.css.ts";
import { messages } from "./messages.en.ts";

/** Attributes by which react-aria marks what a pointer or a key does; styles of everything else know them as well. */
const attributes = {
  hovered: "data-hovered",
  pressed: "data-pressed",
  focused: "data-focus-visible",
} as const;

const controls = "a, button, input, textarea";

/** What a pointer is over, or holds down, is over what is around it as well; the focus is in one place and its label. */
const inState = (root: HTMLElement, state: keyof typeof attributes) => {
  if (state !== "focused") return root.querySelectorAll(`${controls}, label, tr`);
  const control = root.querySelector(controls);
  return [control, control?.closest("label")].filter((found) => found !== null && found !== undefined);
};

export interface InStateProps {
  state: keyof typeof attributes;
  children: ReactNode;
}

/** Shows what is inside as if it were pointed at, pressed or focused. */
export function InState({ state, children }: InStateProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const element of ref.current ? inState(ref.current, state) : []) {
      element.setAttribute(attributes[state], "true");
    }
  }, [state]);
  return (
    <div className={css.unseen} ref={ref}>
      {children}
    </div>
  );
}

export interface SampleCardProps {
  /** Names of the components, as in the code. */
  of: string;
  /** Beside each other, in columns as wide as a field, or below each other. */
  layout?: "flow" | "fields" | "wide";
  children: ReactNode;
}

export function SampleCard({ of, layout = "flow", children }: SampleCardProps) {
  return (
    <Card title={asWritten(of)}>
      <div className={css.samples[layout]}>{children}</div>
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

export interface InteractiveProps {
  states?: ReadonlyArray<keyof typeof attributes>;
  children: ReactNode;
}

/** At rest, and in each state that a pointer or a key brings it into. */
export function Interactive({ states = ["hovered", "pressed", "focused"], children }: InteractiveProps) {
  return (
    <>
      <Sample state="rest">{children}</Sample>
      {states.map((state) => (
        <Sample key={state} state={state}>
          <InState state={state}>{children}</InState>
        </Sample>
      ))}
    </>
  );
}

export interface PictureProps extends SampleProps {
  /** How much of the page it covers: a picture's height, or as high as what is in it. */
  size?: "tall" | "low" | "content";
}

/** What lies over a page, or is a whole page, in a frame of its own: to be looked at, not to be used. */
export function Picture({ state, size = "content", children }: PictureProps) {
  return (
    <Sample state={state}>
      <div className={css.picture[size]} aria-hidden="true" inert>
        <InPlaceContext value>{children}</InPlaceContext>
      </div>
    </Sample>
  );
}

/** What it is after it was pressed. */
export function AfterPress({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("button")?.click(), []);
  return (
    <div className={css.unseen} ref={ref}>
      {children}
    </div>
  );
}
