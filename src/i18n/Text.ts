/** Words that went through a catalogue: a plain literal is not assignable to it. */
declare const brand: unique symbol;
export type Text = string & { readonly [brand]: "Text" };

/** What people wrote, such as an app's name: the same in every language. */
export const asWritten = (words: string): Text => words as Text;
