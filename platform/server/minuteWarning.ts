/** A warning of what may happen many times a second: at most once a minute, with the number of those whom it was about. */
import { Effect } from "effect";

/** Reports go into the log a second after the first one, and once a minute while there are more. */
export const minuteWarning = Effect.fnUntraced(function* (text: (number: number) => string) {
  const scope = yield* Effect.scope;
  const whom = new Set<string>();
  let isAwake = false;

  const tell = Effect.gen(function* () {
    yield* Effect.sleep("1 second");
    yield* Effect.logWarning(text(whom.size));
    whom.clear();
    yield* Effect.sleep("59 seconds");
  });
  const tellAll = Effect.zipRight(
    Effect.repeat(tell, { while: () => whom.size > 0 }),
    Effect.sync(() => (isAwake = false)),
  );

  return (about: string) =>
    Effect.suspend(() => {
      whom.add(about);
      if (isAwake) return Effect.void;
      isAwake = true;
      return Effect.asVoid(Effect.forkIn(tellAll, scope));
    });
});
