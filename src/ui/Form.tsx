/** A form: messages about the whole form, then its fields, one below the other. `<Form {...form.props}>` */
import type { ComponentProps } from "react";
import type { Text } from "#src/i18n/Text.ts";
import { Button } from "./Button.tsx";
import * as css from "./field.css.ts";
import { Notice } from "./Notice.tsx";

/** Offers the values that were entered before the session ended. */
export interface KeptNoticeProps {
  text: Text;
  restoreLabel: Text;
  restore: () => void;
  discardLabel: Text;
  discard: () => void;
}

export interface FormProps extends Omit<ComponentProps<"form">, "className" | "style"> {
  kept?: KeptNoticeProps | undefined;
  /** Why the form was not accepted, if the reason does not concern a single field. */
  failure?: { readonly title: Text; readonly text: Text } | undefined;
}

export function Form({ kept, failure, children, ...props }: FormProps) {
  return (
    <form {...props} className={css.form}>
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

function KeptNotice({ text, restoreLabel, restore, discardLabel, discard }: KeptNoticeProps) {
  return (
    <Notice
      action={<Button onPress={restore}>{restoreLabel}</Button>}
      onDismiss={discard}
      dismissLabel={discardLabel}
    >
      {text}
    </Notice>
  );
}
