/** When two names count as the same: on the platform, which decides, and in forms, which warn early. */

/**
 * Equal for texts that only differ in case, Unicode form, invisible characters (NFKC_Casefold, UAX #44), outer spaces or
 * the number of spaces between words.
 */
export const uniqueKey = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    // Lower case first: it turns ẞ into ß, which upper case turns into SS.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll(/\s+/gu, " ")
    .trim();
