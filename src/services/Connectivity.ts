/** Whether the browser has a network. A yes is a hope, a no is certain. */
import { Context, type Effect, Layer, type Scope } from "effect";
import { listening } from "./listening.ts";

export interface Reach {
  readonly isOnline: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

export class Connectivity extends Context.Tag("src/services/Connectivity")<
  Connectivity,
  {
    /** As it is, then at every change. */
    readonly follow: (tell: (reach: Reach) => void) => Effect.Effect<void, never, Scope.Scope>;
  }
>() {
  static readonly layer = Layer.succeed(Connectivity, {
    follow: (tell) =>
      listening((signal) => {
        const tellNow = () => tell({ isOnline: navigator.onLine, at: Date.now() });
        for (const event of ["online", "offline"]) window.addEventListener(event, tellNow, { signal });
        tellNow();
      }),
  });
}
