/** Every service of the console: each step may use the services of the steps below it. */
import { FetchHttpClient, type HttpClient } from "@effect/platform";
import { Layer, Logger } from "effect";
import { ApiClient } from "./ApiClient.ts";
import { AppConfig } from "./AppConfig.ts";
import { Appearance } from "./Appearance.ts";
import { AppRecords } from "./apps/AppRecords.ts";
import { AuthenticatedHttp } from "./AuthenticatedHttp.ts";
import { Browser } from "./Browser.ts";
import { BrowserDatabase } from "./BrowserDatabase.ts";
import { Downloads } from "./Downloads.ts";
import { KeptForms } from "./KeptForms.ts";
import { LanguageStore } from "./LanguageStore.ts";
import { LoopGuard } from "./LoopGuard.ts";
import { Oidc } from "./Oidc.ts";
import { PendingSignIns } from "./PendingSignIns.ts";
import { Provider } from "./Provider.ts";
import { Session } from "./Session.ts";
import { SessionSignals } from "./SessionSignals.ts";
import { SessionStore } from "./SessionStore.ts";
import { localStorageLayer } from "./storage/localStorage.ts";
import { TabStorage } from "./TabStorage.ts";
import { Today } from "./Today.ts";
import { TokenEndpoint } from "./TokenEndpoint.ts";
import { Updates } from "./Updates.ts";
import { WebLock } from "./WebLock.ts";

/** What only the browser is needed for. */
const browser = Layer.mergeAll(
  Appearance.layer,
  Browser.layer,
  BrowserDatabase.layer,
  Downloads.layer,
  FetchHttpClient.layer,
  LanguageStore.layer,
  localStorageLayer,
  SessionSignals.layer,
  TabStorage.layer,
  Today.layer,
  Updates.layer,
  WebLock.layer,
);

const storage = Layer.mergeAll(AppRecords.layer, LoopGuard.layer, PendingSignIns.layer, SessionStore.layer);

/** A warning is a warning of the browser's console, not a line of its log. */
const log = Logger.replace(
  Logger.defaultLogger,
  Logger.withLeveledConsole(Logger.make(({ message }) => [message].flat().map(String).join(" "))),
);

export const AppLayer = Layer.mergeAll(ApiClient.layer, KeptForms.layer, Oidc.layer).pipe(
  Layer.provideMerge(AuthenticatedHttp.layer),
  Layer.provideMerge(Session.layer),
  Layer.provideMerge(TokenEndpoint.layer),
  Layer.provideMerge(Layer.merge(Provider.layer, storage)),
  Layer.provideMerge(browser),
  Layer.provideMerge(AppConfig.layer),
  Layer.provideMerge(log),
);

/** What the console's effects may use: all services but those that only other services need. */
export type AppServices = Exclude<
  Layer.Layer.Success<typeof AppLayer>,
  BrowserDatabase | HttpClient.HttpClient | TokenEndpoint | WebLock
>;
