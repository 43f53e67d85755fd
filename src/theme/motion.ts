/** CSS transitions of the given properties. Their durations are 0 under `prefers-reduced-motion`. */
import { vars } from "./vars.css.ts";

const transition = (duration: string) => (properties: ReadonlyArray<string>) =>
  properties.map((property) => `${property} ${duration} ${vars.motion.easeOut}`).join(", ");

export const fastTransition = transition(vars.motion.fast);
export const stateTransition = transition(vars.motion.state);
export const dialogTransition = transition(vars.motion.dialog);
