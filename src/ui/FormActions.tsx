/**
 * The buttons of a form in a dialog: cancel and submit. Escape cancels an unchanged form; when something was entered, a
 * question replaces the buttons.
 */
import { use, useEffect, useRef, useState } from "react";
import type { Text } from "#src/i18n/Text.ts";
import { Button } from "./Button.tsx";
import { DialogActions } from "./Dialog.tsx";
import { EscapeContext } from "./contexts.ts";
import { Notice } from "./Notice.tsx";

export interface FormActionsProps {
  cancelLabel: Text;
  onCancel: () => void;
  submitLabel: Text;
  pendingLabel: Text;
  isSubmitting: boolean;
  /** The question after Escape; undefined if nothing was entered. */
  question?: { readonly text: Text; readonly discardLabel: Text; readonly keepLabel: Text } | undefined;
}

export function FormActions(props: FormActionsProps) {
  const { cancelLabel, onCancel, submitLabel, pendingLabel, isSubmitting, question } = props;
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
      if (!question) return onCancel();
      before.current = document.activeElement;
      setAsking(true);
    });
    return () => answerEscape(undefined);
  });
  if (isAsking && question) {
    return (
      <div role="group" aria-label={question.text}>
        <Notice kind="caution">{question.text}</Notice>
        <DialogActions>
          <Button autoFocus onPress={keep}>
            {question.keepLabel}
          </Button>
          <Button variant="destructive" onPress={onCancel}>
            {question.discardLabel}
          </Button>
        </DialogActions>
      </div>
    );
  }
  return (
    <DialogActions isWrite>
      <Button onPress={onCancel} isDisabled={isSubmitting}>
        {cancelLabel}
      </Button>
      <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={pendingLabel}>
        {submitLabel}
      </Button>
    </DialogActions>
  );
}
