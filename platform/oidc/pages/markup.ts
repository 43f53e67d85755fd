/**
 * HTML as template literals: inserted text is escaped, inserted HTML is not. The tag is not called `html`, because
 * formatters would change the white space of the style, and with it the hash in the Content-Security-Policy.
 */

export interface Html {
  readonly html: string;
}

type Value = string | number | false | undefined | Html | ReadonlyArray<Html>;

const references: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (char) => references[char] ?? char);

const htmlOf = (value: Value): string => {
  if (value === undefined || value === false) return "";
  if (typeof value === "string" || typeof value === "number") return escaped(String(value));
  return "html" in value ? value.html : value.map(htmlOf).join("");
};

export const markup = (parts: TemplateStringsArray, ...values: ReadonlyArray<Value>): Html => ({
  html: String.raw({ raw: parts }, ...values.map(htmlOf)),
});
