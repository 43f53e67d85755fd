/** How an app sends its client secret: as a bearer token, which it reads from where it is kept. */

export const snippetLanguages = ["curl", "Swift", "Kotlin"] as const;
export type SnippetLanguage = (typeof snippetLanguages)[number];

/** In single quotes nothing is special to a shell but the quote itself. */
const inShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const inQuotes = (text: string) => JSON.stringify(text);

const snippets: Readonly<Record<SnippetLanguage, (url: string) => string>> = {
  curl: (url) => `curl ${inShell(url)} \\
  -H "Authorization: Bearer $WELLBEING_CLIENT_SECRET"`,
  Swift: (url) => `var request = URLRequest(url: URL(string: ${inQuotes(url)})!)
request.setValue("Bearer \\(clientSecret)", forHTTPHeaderField: "Authorization")
let (data, response) = try await URLSession.shared.data(for: request)`,
  Kotlin: (url) => `val request = Request.Builder()
    .url(${inQuotes(url)})
    .header("Authorization", "Bearer $clientSecret")
    .build()
val response = OkHttpClient().newCall(request).execute()`,
};

/** A URL holds no character that its quotes would have to escape in Swift or Kotlin, but `$` in the base's path. */
const plainUrl = (apiBase: string, appId: string) =>
  `${apiBase.replace(/\/+$/, "")}/api/v1/apps/${encodeURIComponent(appId)}`.replaceAll("$", "%24");

export const connectSnippet = (language: SnippetLanguage, apiBase: string, appId: string): string =>
  snippets[language](plainUrl(apiBase, appId));
