/** An app with an administrator's edits: every other field, unknown ones included, stays as the server has it. */
import type { App, AppEdits } from "#schemas/apps/App.ts";

export const withEdits = (app: App, { name, status }: AppEdits): App => ({ ...app, name, status });

const comparable = (value: string) => value.normalize("NFC").trim();

/** Whether an answer has the value that was sent. A platform may write a name in another form of Unicode. */
export const isApplied = <Field extends keyof AppEdits>(
  field: Field,
  sent: Pick<AppEdits, Field>,
  answer: Pick<AppEdits, Field>,
): boolean => comparable(answer[field]) === comparable(sent[field]);
