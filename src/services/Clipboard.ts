/** Writing to the clipboard, if the browser permits it. */
import { Context, Effect, Layer } from "effect";

export class Clipboard extends Context.Tag("src/services/Clipboard")<
  Clipboard,
  {
    /** Whether it succeeded. */
    readonly copy: (text: string) => Effect.Effect<boolean>;
  }
>() {
  static readonly layer = Layer.succeed(Clipboard, {
    // Insecure pages have no `navigator.clipboard`.
    copy: (text) =>
      Effect.tryPromise(() => navigator.clipboard.writeText(text)).pipe(
        Effect.as(true),
        Effect.orElseSucceed(() => false),
      ),
  });
}
