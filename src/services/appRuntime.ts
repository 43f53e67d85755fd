/** The runtime of the console: every service, each built at its first use. */
import { type Context, FiberRef, HashSet, Logger, Runtime, type Scope } from "effect";
import { ApiClient } from "./ApiClient.ts";
import type { AppConfig } from "./AppConfig.ts";
import { AuthenticatedHttp } from "./AuthenticatedHttp.ts";
import { Browser } from "./Browser.ts";
import { BrowserDatabase } from "./BrowserDatabase.ts";
import { Downloads } from "./Downloads.ts";
import { Provider } from "./Provider.ts";
import { lazyServices, type ServicesOf } from "./runtime/lazyServices.ts";
import { Session } from "./Session.ts";
import { SessionSignals } from "./SessionSignals.ts";
import { SessionStore } from "./SessionStore.ts";
import { Today } from "./Today.ts";
import { TokenEndpoint } from "./TokenEndpoint.ts";
import { WebLock } from "./WebLock.ts";

const services = [
  ApiClient,
  AuthenticatedHttp,
  Browser,
  BrowserDatabase,
  Downloads,
  Provider,
  Session,
  SessionSignals,
  SessionStore,
  Today,
  TokenEndpoint,
  WebLock,
];

type Services = AppConfig | ServicesOf<(typeof services)[number]>;

/** What the console's effects may use: the configuration, and all services but those that only other services need. */
export type AppServices = Exclude<Services, TokenEndpoint | WebLock>;

/** A warning is a warning of the browser's console, not a line of its log. */
const log = Logger.withLeveledConsole(
  Logger.make<unknown, void>(({ message }) => [message].flat().map(String).join(" ")),
);
// oxlint-disable-next-line typescript/no-unsafe-argument -- what a logger returns is any
const inBrowser = Runtime.setFiberRef(Runtime.defaultRuntime, FiberRef.currentLoggers, HashSet.make(log));

/** @param given - The configuration, and the `fetch` to use. */
export const makeRuntime = (
  given: Context.Context<AppConfig>,
  scope: Scope.Scope,
): Runtime.Runtime<AppServices> =>
  Runtime.make({
    ...inBrowser,
    context: lazyServices(services, Runtime.make({ ...inBrowser, context: given }), scope),
  });
