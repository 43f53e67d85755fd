/** `/config.json` is public, but an address may contain a password by mistake. */
export const withoutPasswords = (json: string): string => json.replaceAll(/\/\/[^/@\s"]*@/g, "//…@");
