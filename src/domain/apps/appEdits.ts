/** An app with an administrator's edits: every other field, unknown ones included, stays as the server has it. */
import type { App, AppEdits } from "#schemas/apps/App.ts";
import { isSameText } from "../isSameText.ts";

export const withEdits = (app: App, { name, status }: AppEdits): App => ({ ...app, name, status });

/** Whether an answer has the value that was sent. */
export const isApplied = <Field extends keyof AppEdits>(
  field: Field,
  sent: Pick<AppEdits, Field>,
  answer: Pick<AppEdits, Field>,
): boolean => isSameText(answer[field], sent[field]);
