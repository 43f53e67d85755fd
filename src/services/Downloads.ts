/** Downloads of files that the page has made. */
import { Context, Effect, Layer } from "effect";

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

export class Downloads extends Context.Tag("src/services/Downloads")<
  Downloads,
  { readonly save: (file: Download) => Effect.Effect<void> }
>() {
  static readonly layer = Layer.succeed(Downloads, {
    save: ({ name, content }) =>
      Effect.sync(() => {
        const url = URL.createObjectURL(content);
        Object.assign(document.createElement("a"), { href: url, download: name }).click();
        // The browser reads the blob after the click.
        setTimeout(() => URL.revokeObjectURL(url), 1000);
      }),
  });
}
