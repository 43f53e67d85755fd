/** An app with an administrator's edits: every other field, unknown ones included, stays as the server has it. */
import type { App, AppEdits, NewApp } from "#schemas/apps/App.ts";
import { comparing, isSameText } from "../notStored.ts";

export const withEdits = (app: App, { name, status }: AppEdits): App => ({ ...app, name, status });

export const newAppNotStored = comparing<NewApp>({ name: isSameText });
export const editsNotStored = comparing<AppEdits>({ name: isSameText, status: isSameText });
