/** Transitions that are written once. Their lengths are variables, and 0 under `prefers-reduced-motion`. */
import { vars } from "./vars.css.ts";

const over = (time: string) => (properties: ReadonlyArray<string>) =>
  properties.map((property) => `${property} ${time} ${vars.motion.out}`).join(", ");

export const quickly = over(vars.motion.fast);
export const steadily = over(vars.motion.state);
export const asDialog = over(vars.motion.dialog);
