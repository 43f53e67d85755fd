/** What a person arrives with at /auth, and where it leads: through a sign-in, a refresh, or the end of a sign-out. */
import { Effect } from "effect";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { load } from "#src/runtime/load.ts";
import { returnedTo } from "#src/services/Browser.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";
import type { LoadedPage } from "./staticData.ts";

interface AuthSearch {
  readonly refresh?: "true";
  readonly redirect?: string;
  /** The provider asks for credentials even when it has a session. */
  readonly prompt?: "login";
  /** A sign-out has ended here, at the console. */
  readonly signedOut?: "here";
}

export const readAuthSearch = ({
  refresh,
  redirect,
  prompt,
  signedOut,
}: Record<string, unknown>): AuthSearch => ({
  ...(refresh === "true" && { refresh }),
  ...(typeof redirect === "string" && { redirect }),
  ...(prompt === "login" && { prompt }),
  ...(signedOut === "here" && { signedOut }),
});

const loadSignIn = lazyModule(() => import("#src/features/sign-in/signIn.ts"));

/** Later runs in the same document follow links. */
let isArrival = true;

interface Arrival extends LoadedPage {
  readonly deps: AuthSearch;
  readonly location: { readonly pathname: string };
}

/** The path to continue at; undefined where a sign-out has ended. */
export const continuation = async ({ context, deps, location, abortController }: Arrival) => {
  const { store, takeAuthResponse } = context;
  const isReturn = isArrival && returnedTo() === location.pathname;
  isArrival = false;
  if (deps.signedOut !== undefined) return undefined;
  const { authenticate, signInServices } = await loadSignIn();
  const authentication = authenticate({
    response: takeAuthResponse(),
    redirect: deps.redirect,
    refresh: deps.refresh !== undefined,
    forcePrompt: deps.prompt !== undefined,
    isReturn,
    language: store.get(i18nAtom).language,
  });
  return load(store, abortController.signal, Effect.provide(authentication, signInServices));
};
