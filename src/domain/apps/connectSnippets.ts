/**
 * What an app passes to the software kit: its id, the API's base, and the client secret, read from the environment.
 * The examples send no request: neither the specification (1, 3, 7) nor `schemas/` has a call that takes the secret.
 * The API's bearer token belongs to an administrator.
 */

export const snippetLanguages = ["Shell", "Swift", "Kotlin"] as const;
export type SnippetLanguage = (typeof snippetLanguages)[number];

export interface Connection {
  readonly apiBase: string;
  readonly appId: string;
  /** One line above the secret that says who takes it. */
  readonly comment: string;
}

/** Within single quotes, only the quote itself is special to a shell. */
const inShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const inSwift = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
/** A string literal of Kotlin, in which `$` begins a template. */
const inKotlin = (text: string) => `"${text.replaceAll(/["\\$]/g, String.raw`\$&`)}"`;

const snippets: Readonly<Record<SnippetLanguage, (connection: Connection) => string>> = {
  Shell: ({ apiBase, appId, comment }) => `export WELLBEING_API_BASE=${inShell(apiBase)}
export WELLBEING_APP_ID=${inShell(appId)}

# ${comment}
: "\${WELLBEING_CLIENT_SECRET:?}"`,
  Swift: ({ apiBase, appId, comment }) => `let apiBase = ${inSwift(apiBase)}
let appId = ${inSwift(appId)}

// ${comment}
let query: [CFString: Any] = [
    kSecClass: kSecClassGenericPassword,
    kSecAttrService: "wellbeing-client-secret",
    kSecReturnData: true,
]
var item: CFTypeRef?
SecItemCopyMatching(query as CFDictionary, &item)
let clientSecret = (item as? Data).map { String(decoding: $0, as: UTF8.self) }`,
  Kotlin: ({ apiBase, appId, comment }) => `val apiBase = ${inKotlin(apiBase)}
val appId = ${inKotlin(appId)}

// ${comment}
val clientSecret = BuildConfig.WELLBEING_CLIENT_SECRET`,
};

export const connectSnippet = (language: SnippetLanguage, connection: Connection): string =>
  snippets[language](connection);
