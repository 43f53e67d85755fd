/** The random name of a draft towards the platform. */
export const newDraftKey = (): string => crypto.randomUUID();
