/** A person's first act after a sleep ends the wait for another day, before a control can stop its event. */
import { Effect, Fiber, Option } from "effect";
import { expect, it, onTestFinished } from "vitest";
import { Today } from "#src/services/Today.ts";

it.each(["focus", "pointerdown", "keydown"])(
  "today is read again at a %s that a control keeps for itself",
  async (name) => {
    const control = document.body.appendChild(document.createElement("button"));
    onTestFinished(() => control.remove());
    control.addEventListener(name, (event) => event.stopPropagation());
    const waiting = Effect.runFork(
      Effect.flatMap(Today, ({ untilChange }) => untilChange()).pipe(Effect.provide(Today.layer)),
    );
    onTestFinished(() => Effect.runPromise(Effect.asVoid(Fiber.interrupt(waiting))));
    const isOver = () => Option.isSome(Effect.runSync(Fiber.poll(waiting)));
    // Until then, the wait adds its listeners.
    await new Promise<void>((resolve) => {
      setTimeout(resolve);
    });
    expect(isOver()).toBe(false);
    control.dispatchEvent(new Event(name, { bubbles: true }));
    await expect.poll(isOver).toBe(true);
  },
);
