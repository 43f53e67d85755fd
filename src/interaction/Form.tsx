/** A form of `useForm`: messages about the whole form, then its fields, one below the other; and its buttons in a dialog. */
import { type ComponentProps, use, useEffect, useRef, useState } from "react";
import { type Text, useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { EscapeContext } from "#src/ui/contexts.ts";
import { DialogActions } from "#src/ui/Dialog.tsx";
import { stack } from "#src/ui/layout.css.ts";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";

export interface FormProps extends Omit<ComponentProps<"form">, "className" | "style"> {
  /** Offers the values that were entered before the session ended. */
  kept?: { readonly restore: () => void; readonly discard: () => void } | undefined;
  /** Why the form was not accepted, if the reason does not concern a single field. */
  failure?: { readonly title: Text; readonly text: Text } | undefined;
}

export function Form({ kept, failure, children, ...props }: FormProps) {
  const text = useText();
  return (
    <form {...props} className={stack[16]}>
      {kept && (
        <Notice
          action={<Button onPress={kept.restore}>{text(messages.restore)}</Button>}
          onDismiss={kept.discard}
          dismissLabel={text(messages.discard)}
        >
          {text(messages.kept)}
        </Notice>
      )}
      {failure && (
        <Notice kind="critical" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {children}
    </form>
  );
}

export interface FormActionsProps {
  isSubmitting: boolean;
  /** Whether text was typed that leaving would lose. */
  isTyped: boolean;
  onCancel: () => void;
  submitLabel: Text;
  pendingLabel: Text;
}

/** Escape cancels a form; when text was typed, a question replaces the buttons. */
export function FormActions(props: FormActionsProps) {
  const { isSubmitting, isTyped, onCancel, submitLabel, pendingLabel } = props;
  const text = useText();
  const answerEscape = use(EscapeContext);
  const [isAsking, setAsking] = useState(false);
  const before = useRef<Element>(null);
  const keep = () => {
    setAsking(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  useEffect(() => {
    if (answerEscape === undefined) return;
    answerEscape(() => {
      if (isSubmitting) return;
      if (isAsking) return keep();
      if (!isTyped) return onCancel();
      before.current = document.activeElement;
      setAsking(true);
    });
    return () => answerEscape(undefined);
  });
  if (isAsking && isTyped) {
    return (
      <div role="group" aria-label={text(messages.discardQuestion)}>
        <Notice kind="caution">{text(messages.discardQuestion)}</Notice>
        <DialogActions>
          <Button autoFocus onPress={keep}>
            {text(messages.keepEditing)}
          </Button>
          <Button variant="destructive" onPress={onCancel}>
            {text(messages.discard)}
          </Button>
        </DialogActions>
      </div>
    );
  }
  return (
    <DialogActions isWrite>
      <Button onPress={onCancel} isDisabled={isSubmitting}>
        {text(messages.cancel)}
      </Button>
      <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={pendingLabel}>
        {submitLabel}
      </Button>
    </DialogActions>
  );
}
