/** What an answer says, or why it says nothing. */
export type Known<Fact extends object> = Fact | "pending" | "failed" | "unasked";

export const known = <Fact extends object>(fact: Known<Fact> | undefined): Fact | undefined =>
  typeof fact === "object" ? fact : undefined;
