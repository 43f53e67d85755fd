/** Fields, one below the other: `<Form {...form.props}>`. */
import type { ComponentProps } from "react";
import * as css from "./Form.css.ts";

export function Form(props: Omit<ComponentProps<"form">, "className" | "style">) {
  return <form {...props} className={css.root} />;
}
