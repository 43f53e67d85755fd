/** What makes two names or addresses the same: Unicode's NFKC_Casefold (UAX #44), and no white space around. */
export const uniqueKey = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    // Lower case first: it turns ẞ into ß, which upper case turns into SS.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKC")
    .trim();
