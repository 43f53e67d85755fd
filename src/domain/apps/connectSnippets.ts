/**
 * What an app hands to the software kit: its id, the API's base, and the client secret, read from where it is kept.
 * The specification gives the secret to the app (1, 3) and names no call that takes it (7), nor does `schemas/`, whose
 * bearer token is an administrator's: so the examples send nothing.
 */

export const snippetLanguages = ["Shell", "Swift", "Kotlin"] as const;
export type SnippetLanguage = (typeof snippetLanguages)[number];

export interface Connection {
  readonly apiBase: string;
  readonly appId: string;
  /** One line above the secret: who takes it. */
  readonly comment: string;
}

/** In single quotes nothing is special to a shell but the quote itself. */
const inShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const inSwift = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
/** `$` begins a template. */
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
