/** The client secrets of apps: an app's page, the overview and the list across the apps read them here. */
import { Effect } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import { answers } from "#src/runtime/answers.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";

// Not part of the overview, which is shown before any of them.
const loadClientSecrets = lazyModule(() => import("./clientSecrets.ts"));

export const secretAnswers = answers({
  ask: (appId: AppId) =>
    Effect.flatMap(Effect.promise(loadClientSecrets), ({ secretsOf }) => secretsOf(appId)),
  textOf: (appId) => appId,
  max: 10_000,
});
