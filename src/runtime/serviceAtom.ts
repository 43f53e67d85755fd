/** A service that only some pages use, so that no other page loads and builds it: built at its first use, then kept. */
import { Context, Effect, Layer, Option, Runtime, Scope } from "effect";
import { type Atom, atom } from "jotai";
import { runtimeAtom } from "./runtimeAtom.ts";

/** `layer` is built synchronously. A service that the runtime has already, as in a test, is used instead. */
export const serviceAtom = <Id, Service>(
  tag: Context.Tag<Id, Service>,
  layer: Layer.Layer<Id>,
): Atom<Service> =>
  atom((get) => {
    const runtime = get(runtimeAtom);
    const existing = Context.getOption(runtime.context as Context.Context<unknown>, tag);
    if (Option.isSome(existing)) return existing.value;
    const build = Effect.flatMap(Scope.make(), (scope) => Layer.buildWithScope(layer, scope));
    return Context.get(Runtime.runSync(runtime)(build), tag);
  });
