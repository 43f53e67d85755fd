/** Whether the browser has a network. Offline is certain; online means only that some network exists. */
import { Context, type Effect, Layer, type Scope } from "effect";
import { addListeners } from "./browser/listeners.ts";

export interface NetworkStatus {
  readonly isOnline: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

export class Connectivity extends Context.Tag("src/services/Connectivity")<
  Connectivity,
  {
    /** Calls `notify` with the present status, then at every change, until the scope closes. */
    readonly follow: (notify: (status: NetworkStatus) => void) => Effect.Effect<void, never, Scope.Scope>;
  }
>() {
  static readonly layer = Layer.succeed(Connectivity, {
    follow: (notify) =>
      addListeners((signal) => {
        const notifyNow = () => notify({ isOnline: navigator.onLine, at: Date.now() });
        for (const event of ["online", "offline"]) window.addEventListener(event, notifyNow, { signal });
        notifyNow();
      }),
  });
}
