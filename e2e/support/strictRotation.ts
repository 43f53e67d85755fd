/** A provider's strictest rule (RFC 9700 §4.14.2): reusing a refresh token ends the whole sign-in. */

interface SignIn {
  isOver: boolean;
}

export const strictRotation = () => {
  const signIns = new Map<string, SignIn>();
  const used = new Set<string>();
  const issued: Array<string> = [];
  const tokenOf = (url: string) => new URL(url, "http://localhost").searchParams.get("refresh_token");

  return {
    accessTokens: (): ReadonlyArray<string> => issued,
    /** Tells whether a refresh with this URL is refused, and marks its token as used. */
    refuses: (url: string): boolean => {
      const token = tokenOf(url);
      if (token === null) return false;
      const signIn = signIns.get(token);
      if (signIn && used.has(token)) signIn.isOver = true;
      used.add(token);
      return signIn?.isOver ?? false;
    },
    /** Records the tokens in the provider's answer to a request with this URL. */
    learn: (url: string, answer: string): void => {
      const found = JSON.parse(answer) as { readonly access_token?: string; readonly refresh_token?: string };
      if (found.access_token !== undefined) issued.push(found.access_token);
      if (found.refresh_token === undefined) return;
      const before = tokenOf(url);
      signIns.set(
        found.refresh_token,
        (before === null ? undefined : signIns.get(before)) ?? { isOver: false },
      );
    },
  };
};
