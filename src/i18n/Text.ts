/** A translated string: a literal is not assignable to it. */
declare const brand: unique symbol;
export type Text = string & { readonly [brand]: "Text" };

/** For text that people wrote, such as an app's name: it is not translated. */
export const asWritten = (text: string): Text => text as Text;
