/** How often something may happen until it is refused with 429. There is no environment variable. */

interface Limit {
  readonly max: number;
  /** Length of the window, which begins with the first counted event. */
  readonly minutes: number;
}

export const limits = {
  /** Wrong passwords of an account from one network address. */
  accountAtAddress: { max: 10, minutes: 15 },
  /**
   * Wrong passwords of an account from all addresses that it never signed in from. A single address reaches 40 an hour,
   * so one stranger cannot lock the owner out.
   */
  account: { max: 100, minutes: 60 },
  /** Wrong passwords from one network address, whatever the account. */
  address: { max: 100, minutes: 15 },
  /** Refused passwords of one person at their links. */
  registration: { max: 20, minutes: 15 },
  /**
   * Requested links for a new password of an account. The window is not longer than such a link is valid: a person who
   * is refused has a valid link in the inbox, even if a stranger requested it.
   */
  passwordLinks: { max: 5, minutes: 60 },
  /** Links for a new password requested by one network address, whatever the account. */
  passwordLinksAtAddress: { max: 20, minutes: 60 },
  /** Sign-ins that one network address begins without finishing any. */
  startedSignIns: { max: 200, minutes: 15 },
  /** Refused calls of the token endpoint from one network address. */
  refusedTokens: { max: 200, minutes: 15 },
  /** Checks by one administrator whether a name or an email address is free. */
  uniquenessChecks: { max: 300, minutes: 5 },
  /** Invitations by one administrator. */
  invitations: { max: 100, minutes: 60 },
} satisfies Record<string, Limit>;
