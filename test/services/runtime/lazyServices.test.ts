/** Each service is built when it is first asked for. */
import { Context, Effect, Exit, Layer, Runtime, Scope } from "effect";
import { expect, it } from "vitest";
import { lazyServices } from "#src/services/runtime/lazyServices.ts";

class Given extends Context.Tag("Given")<Given, string>() {}
class Store extends Context.Tag("Store")<Store, { readonly read: Effect.Effect<string> }>() {}
class Page extends Context.Tag("Page")<Page, { readonly title: Effect.Effect<string> }>() {}

it("is built with those that it needs by the first read, once, and released with the scope", () => {
  const events: Array<string> = [];
  const noted = <Id, Service, Needs>(
    tag: Context.Tag<Id, Service>,
    make: Effect.Effect<Service, never, Needs>,
  ) =>
    Layer.scoped(
      tag,
      Effect.acquireRelease(
        Effect.tap(make, () => Effect.sync(() => events.push(`${tag.key} built`))),
        () => Effect.sync(() => events.push(`${tag.key} released`)),
      ),
    );
  const page = noted(
    Page,
    Effect.map(Store, ({ read }) => ({ title: Effect.map(read, (name) => `Page of ${name}`) })),
  );
  const store = noted(
    Store,
    Effect.map(Given, (name) => ({ read: Effect.succeed(name) })),
  );
  const runtime = Runtime.make({ ...Runtime.defaultRuntime, context: Context.make(Given, "Ada") });
  const scope = Effect.runSync(Scope.make());
  // A service may come before those that it needs.
  const services = [
    { key: Page.key, layer: page },
    { key: Store.key, layer: store },
  ];
  const context = lazyServices(services, runtime, scope);
  const title = Effect.provide(
    Effect.flatMap(Page, (page) => page.title),
    context,
  );

  expect(events).toEqual([]);
  expect(
    Effect.runSync(
      Effect.provide(
        Effect.flatMap(Store, ({ read }) => read),
        context,
      ),
    ),
  ).toBe("Ada");
  expect(events).toEqual(["Store built"]);
  expect([Effect.runSync(title), Effect.runSync(title)]).toEqual(["Page of Ada", "Page of Ada"]);
  expect(events).toEqual(["Store built", "Page built"]);
  Effect.runSync(Scope.close(scope, Exit.void));
  expect(events.slice(2)).toEqual(["Page released", "Store released"]);
});
