/** Every service of the console, each after those that it depends on. */
import { FetchHttpClient, type HttpClient } from "@effect/platform";
import { Context, Effect, Layer } from "effect";
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

type SuccessOf<Layers extends ReadonlyArray<Layer.Layer.Any>> = {
  [Index in keyof Layers]: Layer.Layer.Success<Layers[Index]>;
}[number];
type ErrorOf<Layers extends ReadonlyArray<Layer.Layer.Any>> = {
  [Index in keyof Layers]: Layer.Layer.Error<Layers[Index]>;
}[number];
type ContextOf<Layers extends ReadonlyArray<Layer.Layer.Any>> = {
  [Index in keyof Layers]: Layer.Layer.Context<Layers[Index]>;
}[number];

/**
 * Builds one layer after the other, each with the services of those before it. `Layer.mergeAll` would start a fiber for
 * each, and look each up in a map: the start takes about 6 % longer then. The compiler checks that every service is
 * there, but not the order: a service that comes too late fails every start.
 */
const inOrder = <const Layers extends ReadonlyArray<Layer.Layer.Any>>(...layers: Layers) =>
  Layer.scopedContext(
    Effect.reduce(
      layers as unknown as ReadonlyArray<Layer.Layer<never, ErrorOf<Layers>>>,
      Context.empty() as Context.Context<SuccessOf<Layers>>,
      (built, layer) => Layer.build(layer).pipe(Effect.provide(built), Effect.map(Context.merge(built))),
    ),
  ) as Layer.Layer<SuccessOf<Layers>, ErrorOf<Layers>, Exclude<ContextOf<Layers>, SuccessOf<Layers>>>;

export const AppLayer = inOrder(
  AppConfig.layer,
  Provider.layer,
  Browser.layer,
  Clipboard.layer,
  Connectivity.layer,
  Downloads.layer,
  Printer.layer,
  Today.layer,
  WebLock.layer,
  Updates.layer,
  Appearance.layer,
  LanguageStore.layer,
  StatisticsChoices.layer,
  TrendVisibility.layer,
  SessionSignals.layer,
  TabStorage.layer,
  LoopGuard.layer,
  BrowserDatabase.layer,
  SessionStore.layer,
  PendingSignIns.layer,
  AppRecords.layer,
  FetchHttpClient.layer,
  TokenEndpoint.layer,
  Session.layer,
  KeptForms.layer,
  AuthenticatedHttp.layer,
  ApiClient.layer,
  Oidc.layer,
);

/** What the console's effects may use: all services but those that only other services need. */
export type AppServices = Exclude<
  Layer.Layer.Success<typeof AppLayer>,
  BrowserDatabase | HttpClient.HttpClient | TokenEndpoint | WebLock
>;
