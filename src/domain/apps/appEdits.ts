/** An app with an administrator's edits: every other field, unknown ones included, stays as the server has it. */
import type { App, AppEdits } from "#schemas/apps/App.ts";

export const withEdits = (app: App, { name, status }: AppEdits): App => ({ ...app, name, status });
