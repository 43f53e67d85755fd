/** Whether an answer has the text that was sent: a platform may write it in another form of Unicode, or trim it. */

const comparable = (value: string) => value.normalize("NFC").trim();

export const isSameText = (one: string, other: string): boolean => comparable(one) === comparable(other);
