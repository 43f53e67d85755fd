/** An app: a customer's mobile app that has the wellbeing kit built in. */
import { Schema } from "effect";
import { idOf, keepingNumericId } from "../ids.ts";
import { keepingUnknown } from "../lenient.ts";
import { problem } from "../problems.ts";
import { Instant, Keyword, TypedText } from "../scalars.ts";

export const AppId = idOf("AppId", "the app", "app_7Hq2mT4v");
export type AppId = typeof AppId.Type;

export const appNameMaxLength = 50;

export const AppName = TypedText(appNameMaxLength).annotations({
  description: `Name of the app: 1 to ${appNameMaxLength} characters (grapheme clusters) after trimming and with runs of spaces as one, unique without regard to case and Unicode form`,
  examples: ["Vital Steps"],
});

export const AppStatus = Keyword("enabled", "disabled").annotations({
  description: "Whether the app may use the platform: enabled (shown as Active) or disabled",
  examples: ["enabled"],
});
export type AppStatus = typeof AppStatus.Type;

const creationDate = Instant.annotations({
  description: "When the app was registered, by the platform's clock",
});

const AppFields = Schema.Struct({
  id: AppId,
  name: Schema.String.annotations({ description: "Name of the app", examples: ["Vital Steps"] }),
  status: AppStatus,
  creationDate,
}).annotations({
  identifier: "App",
  description: "A customer's mobile app that has the wellbeing kit built in",
});

export const App = keepingNumericId(keepingUnknown(AppFields));
export type App = typeof App.Type;

/** PUT replaces the whole app, so members that the console does not know are sent back unchanged. */
export const AppUpdate = keepingNumericId(
  keepingUnknown(
    Schema.Struct({ id: AppId, name: AppName, status: AppStatus, creationDate }).annotations({
      identifier: "AppUpdate",
      description: "The whole app with its edits. `id` and `creationDate` must be those of the app",
    }),
  ),
);

/** What an administrator may edit of an app. */
export const AppEdits = Schema.Struct({ name: AppName, status: AppStatus });
export type AppEdits = typeof AppEdits.Type;

export const NewApp = Schema.Struct({ name: AppName }).annotations({
  identifier: "NewApp",
  description: "The fields of a new app; it starts enabled",
  parseOptions: { onExcessProperty: "error", errors: "all" },
});
export type NewApp = typeof NewApp.Type;

/** Another app already has this name. */
export class AppNameTaken extends problem("AppNameTaken", {
  status: 409,
  title: "App name taken",
  description: "Another app already has this name, without regard to case and Unicode form",
}) {}
