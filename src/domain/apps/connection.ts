/** What connects an app to the platform, as lines of an environment file. Without its secret, no line stands for one. */
export const connectionOf = (appId: string, apiBase: string, secret?: string): string =>
  [
    `APP_ID=${appId}`,
    `API_BASE=${apiBase}`,
    ...(secret === undefined ? [] : [`CLIENT_SECRET=${secret}`]),
  ].join("\n");
