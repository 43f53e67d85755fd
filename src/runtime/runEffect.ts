/** Runs an effect that cannot fail, from an atom's write function. */
import { type Context, Effect, Runtime } from "effect";
import type { Getter } from "jotai";
import type { AppServices } from "#src/services/AppLayer.ts";
import { runtimeAtom } from "./runtimeAtom.ts";

export const runEffect = <A>(get: Getter, effect: Effect.Effect<A, never, AppServices>): Promise<A> =>
  Runtime.runPromise(get(runtimeAtom))(effect);

/** Calls a service: `withService(get, Clipboard, ({ copy }) => copy(text))`. */
export const withService = <Id extends AppServices, Service, A>(
  get: Getter,
  tag: Context.Tag<Id, Service>,
  call: (service: Service) => Effect.Effect<A, never, AppServices>,
): Promise<A> => runEffect(get, Effect.flatMap(tag, call));
