/** A button that is disabled, but keeps the focus: when the network is lost, or its own press was the last. */
import type { ButtonProps } from "react-aria-components/Button";

export const blocked: NonNullable<ButtonProps["render"]> = (props) => (
  <button {...props} type="button" disabled={false} aria-disabled />
);
