/** Services that are built when they are first asked for: behind each tag stands what builds it. */
import { Context, Effect, Layer, Runtime, type Scope } from "effect";

/** A tag with its layer, which is built synchronously. */
export interface LazyService<Id, Needs> {
  readonly key: string;
  readonly layer: Layer.Layer<Id, never, Needs>;
}

/** Their tags. */
export type ServicesOf<Service> = Service extends LazyService<infer Id, infer _Needs> ? Id : never;
type Needs<Service> = Service extends LazyService<infer _Id, infer Needed> ? Needed : never;

/**
 * The first read of a member builds a service, and those that its layer reads; once.
 *
 * @param runtime - Builds them, and has what they need beside each other.
 * @param scope - Closing it releases what they hold.
 */
export const lazyServices = <Service extends LazyService<never, unknown>>(
  services: ReadonlyArray<Service>,
  runtime: Runtime.Runtime<Exclude<Needs<Service>, ServicesOf<Service>>>,
  scope: Scope.Scope,
): Context.Context<ServicesOf<Service> | Exclude<Needs<Service>, ServicesOf<Service>>> => {
  const all = new Map<string, object>(runtime.context.unsafeMap);
  const context = Context.unsafeMake<unknown>(all);
  for (const { key, layer } of services) {
    const build = Effect.provide(Layer.buildWithScope(layer, scope), context);
    let built: object | undefined;
    const service = (): object => (built ??= Runtime.runSync(runtime)(build).unsafeMap.get(key) as object);
    const get = (_: object, member: PropertyKey): unknown => Reflect.get(service(), member);
    all.set(key, new Proxy({}, { get, has: (_, member) => member in service() }));
  }
  return context;
};
