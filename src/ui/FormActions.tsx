/** The buttons of a form in a dialog: cancel and submit. */
import type { Text } from "#src/i18n/Text.ts";
import { Button } from "./Button.tsx";
import { DialogActions } from "./Dialog.tsx";

export interface FormActionsProps {
  cancelLabel: Text;
  onCancel: () => void;
  submitLabel: Text;
  /** Read by screen readers while `isSubmitting`. */
  pendingLabel: Text;
  isSubmitting: boolean;
}

export function FormActions(props: FormActionsProps) {
  const { cancelLabel, onCancel, submitLabel, pendingLabel, isSubmitting } = props;
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
