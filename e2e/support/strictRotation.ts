/** A provider's strictest rule (RFC 9700 §4.14.2): a refresh token that comes twice ends the whole sign-in. */

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
    /** Whether a refresh by this URL is refused; it counts as sent. */
    refuses: (url: string): boolean => {
      const token = tokenOf(url);
      if (token === null) return false;
      const signIn = signIns.get(token);
      if (signIn && used.has(token)) signIn.isOver = true;
      used.add(token);
      return signIn?.isOver ?? false;
    },
    /** What the provider has answered to a request by this URL. */
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
