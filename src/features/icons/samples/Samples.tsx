/** Building blocks of the samples: a card for a component, and a labelled sample for each of its states. */
import { type ReactNode, useEffect, useRef } from "react";
import { asWritten } from "#src/i18n/Text.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { InlineOverlaysContext } from "#src/ui/InlineOverlaysContext.ts";
import * as css from "../IconsPage.css.ts";
import { messages } from "./messages.en.ts";

/** The attributes that react-aria sets on interaction. Styles of native elements react to them as well. */
const attributes = {
  hovered: "data-hovered",
  pressed: "data-pressed",
  focused: "data-focus-visible",
} as const;

const controls = "a, button, input, textarea";

/** Hover and press affect the elements around a control too; focus only the control and its label. */
const elementsInState = (root: HTMLElement, state: keyof typeof attributes) => {
  if (state !== "focused") return root.querySelectorAll(`${controls}, label, tr`);
  const control = root.querySelector(controls);
  return [control, control?.closest("label")].filter((found) => found !== null && found !== undefined);
};

export interface ForcedStateProps {
  state: keyof typeof attributes;
  children: ReactNode;
}

/** Shows its children as if they were hovered, pressed or focused. */
export function ForcedState({ state, children }: ForcedStateProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const element of ref.current ? elementsInState(ref.current, state) : []) {
      element.setAttribute(attributes[state], "true");
    }
  }, [state]);
  return (
    <div className={css.noBox} ref={ref}>
      {children}
    </div>
  );
}

export interface SampleCardProps {
  /** Names of the components, as in the code. */
  components: string;
  /** `flow`: side by side. `fields`: columns as wide as a field. `wide`: below each other. */
  layout?: "flow" | "fields" | "wide";
  children: ReactNode;
}

export function SampleCard({ components, layout = "flow", children }: SampleCardProps) {
  return (
    <Card title={asWritten(components)}>
      <div className={css.samples[layout]}>{children}</div>
    </Card>
  );
}

export interface SampleProps {
  /** Key of the message that names the state; one without values. */
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

export interface InteractionStatesProps {
  states?: ReadonlyArray<keyof typeof attributes>;
  children: ReactNode;
}

/** A component at rest, hovered, pressed and focused. */
export function InteractionStates({
  states = ["hovered", "pressed", "focused"],
  children,
}: InteractionStatesProps) {
  return (
    <>
      <Sample state="rest">{children}</Sample>
      {states.map((state) => (
        <Sample key={state} state={state}>
          <ForcedState state={state}>{children}</ForcedState>
        </Sample>
      ))}
    </>
  );
}

export interface PreviewProps extends SampleProps {
  /** Height of the preview; `content`: as high as its content. */
  size?: "tall" | "low" | "content";
}

/** An inert preview of an overlay or of a whole page in a box. */
export function Preview({ state, size = "content", children }: PreviewProps) {
  return (
    <Sample state={state}>
      <div className={css.preview[size]} aria-hidden="true" inert>
        <InlineOverlaysContext value>{children}</InlineOverlaysContext>
      </div>
    </Sample>
  );
}

/** Presses the button inside on mount, to show its state afterwards. */
export function PressOnMount({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("button")?.click(), []);
  return (
    <div className={css.noBox} ref={ref}>
      {children}
    </div>
  );
}
