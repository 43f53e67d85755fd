/** A form: what is said about it as a whole, then its fields, one below the other. `<Form {...form.props}>` */
import type { ComponentProps } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Form.css.ts";
import { KeptNotice, type KeptNoticeProps } from "./KeptNotice.tsx";
import { Notice } from "./Notice.tsx";

export interface FormProps extends Omit<ComponentProps<"form">, "className" | "style"> {
  /** What was entered before the session ended, if anything. */
  kept?: KeptNoticeProps | undefined;
  /** Why it was not accepted, as far as that concerns no single field. */
  failure?: { readonly title: Text; readonly text: Text } | undefined;
}

export function Form({ kept, failure, children, ...props }: FormProps) {
  return (
    <form {...props} className={css.root}>
      {kept && <KeptNotice {...kept} />}
      {failure && (
        <Notice kind="critical" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {children}
    </form>
  );
}
