/** A card that shows a component at rest and in its other states, each under its name. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Card } from "#src/ui/Card.tsx";
import { english } from "./english.ts";
import * as css from "./IconsPage.css.ts";

/** The attributes that react-aria sets on interaction. Styles of native elements react to them as well. */
const attributes = {
  hovered: "data-hovered",
  pressed: "data-pressed",
  focused: "data-focus-visible",
} as const;

type Interaction = keyof typeof attributes;

const controls = "a, button, input, textarea";

/** Hover and press affect the elements around a control too; focus only the control and its label. */
const elementsInState = (root: HTMLElement, state: Interaction) => {
  if (state !== "focused") return root.querySelectorAll(`${controls}, label, tr`);
  const control = root.querySelector(controls);
  return [control, control?.closest("label")].filter((found) => found !== null && found !== undefined);
};

/** Shows its children as if they were hovered, pressed or focused. */
function Forced({ state, children }: { state: Interaction; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const element of ref.current ? elementsInState(ref.current, state) : []) {
      element.setAttribute(attributes[state], "true");
    }
  }, [state]);
  return <div ref={ref}>{children}</div>;
}

export interface StatesProps {
  /** Name of the component, as in the code. */
  of: string;
  interactions?: ReadonlyArray<Interaction>;
  /** The component in states that its properties bring it into. */
  others?: Readonly<Record<string, ReactNode>>;
  /** The component at rest; none if it cannot be hovered, pressed or focused. */
  children?: ReactNode;
}

export function States({
  of,
  interactions = ["hovered", "pressed", "focused"],
  others = {},
  children,
}: StatesProps) {
  const forced = (state: Interaction) => <Forced state={state}>{children}</Forced>;
  const own: ReadonlyArray<readonly [string, ReactNode]> =
    children === undefined
      ? []
      : [["rest", children], ...interactions.map((state) => [state, forced(state)] as const)];
  return (
    <Card title={english(of)}>
      <div className={css.samples}>
        {[...own, ...Object.entries(others)].map(([state, sample]) => (
          <div className={css.sample} key={state} data-sample={state}>
            <span className={css.caption}>{state}</span>
            {sample}
          </div>
        ))}
      </div>
    </Card>
  );
}

export interface LiveProps<A> {
  first: A;
  children: (value: A, onChange: (value: A) => void) => ReactNode;
}

/** Keeps what is chosen in a sample. */
export function Live<A>({ first, children }: LiveProps<A>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
