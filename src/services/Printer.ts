/** Paper. */
import { Context, Effect, Layer } from "effect";

export class Printer extends Context.Tag("src/services/Printer")<
  Printer,
  {
    /** Opens the browser's dialog for the page as it is then. */
    readonly print: Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.succeed(Printer, { print: Effect.sync(() => window.print()) });
}
