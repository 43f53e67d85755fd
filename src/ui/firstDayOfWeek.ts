/** The first day of a week, as react-aria's calendars name it. */

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** `weekStart` is 1 for Monday to 7 for Sunday. */
export const firstDayOfWeek = (weekStart: number) => weekdays[weekStart - 1] ?? "mon";
