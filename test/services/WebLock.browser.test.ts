/** The lock between tabs. */
import { Effect } from "effect";
import { expect, it } from "vitest";
import { WebLock } from "#src/services/WebLock.ts";

it("what tabs do under a lock, they do one after the other", async () => {
  const steps: Array<string> = [];
  const step = (name: string) => Effect.sync(() => steps.push(name));
  const tab = Effect.fn(function* (name: string) {
    const { withLock } = yield* WebLock;
    const work = Effect.zipRight(
      Effect.zipLeft(step(`${name} begins`), Effect.sleep("20 millis")),
      step(`${name} ends`),
    );
    yield* withLock("test")(work);
  }, Effect.provide(WebLock.layer));
  await Promise.all(["one", "other"].map((name) => Effect.runPromise(tab(name))));
  expect(steps).toEqual(["one begins", "one ends", "other begins", "other ends"]);
});
