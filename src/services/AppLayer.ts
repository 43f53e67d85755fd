/** Every service of the console, and what each depends on. */
import { FetchHttpClient } from "@effect/platform";
import { Layer } from "effect";
import { ApiClient } from "./ApiClient.ts";
import { AppConfig } from "./AppConfig.ts";
import { Appearance } from "./Appearance.ts";
import { AppRecords } from "./apps/AppRecords.ts";
import { AuthenticatedHttp } from "./AuthenticatedHttp.ts";
import { Browser } from "./Browser.ts";
import { BrowserDatabase } from "./BrowserDatabase.ts";
import { Clipboard } from "./Clipboard.ts";
import { Connectivity } from "./Connectivity.ts";
import { Downloads } from "./Downloads.ts";
import { KeptForms } from "./KeptForms.ts";
import { LanguageStore } from "./LanguageStore.ts";
import { LoopGuard } from "./LoopGuard.ts";
import { Oidc } from "./Oidc.ts";
import { PendingSignIns } from "./PendingSignIns.ts";
import { Provider } from "./Provider.ts";
import { Printer } from "./Printer.ts";
import { Session } from "./Session.ts";
import { SessionSignals } from "./SessionSignals.ts";
import { SessionStore } from "./SessionStore.ts";
import { StatisticsChoices } from "./metrics/StatisticsChoices.ts";
import { TrendVisibility } from "./metrics/TrendVisibility.ts";
import { TabStorage } from "./TabStorage.ts";
import { Today } from "./Today.ts";
import { Updates } from "./Updates.ts";
import { TokenEndpoint } from "./TokenEndpoint.ts";
import { WebLock } from "./WebLock.ts";

const tab = Layer.provideMerge(LoopGuard.layer, TabStorage.layer);

const storage = Layer.mergeAll(SessionStore.layer, PendingSignIns.layer, AppRecords.layer).pipe(
  Layer.provide(BrowserDatabase.layer),
  Layer.provideMerge(Layer.merge(SessionSignals.layer, tab)),
);

const session = KeptForms.layer.pipe(
  Layer.provideMerge(Session.layer),
  Layer.provide(Layer.mergeAll(TokenEndpoint.layer, WebLock.layer)),
  Layer.provide(FetchHttpClient.layer),
);

const calls = ApiClient.layer.pipe(Layer.provideMerge(AuthenticatedHttp.layer));

const statistics = Layer.mergeAll(StatisticsChoices.layer, TrendVisibility.layer, Today.layer, Printer.layer);

export const AppLayer = Layer.mergeAll(calls, Oidc.layer, statistics).pipe(
  Layer.provideMerge(session),
  Layer.provideMerge(
    Layer.mergeAll(
      storage,
      Appearance.layer,
      Browser.layer,
      Clipboard.layer,
      Connectivity.layer,
      Downloads.layer,
      LanguageStore.layer,
      Updates.layer,
    ),
  ),
  Layer.provideMerge(Provider.layer),
  Layer.provideMerge(AppConfig.layer),
);
export type AppServices = Layer.Layer.Success<typeof AppLayer>;
