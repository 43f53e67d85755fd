/** Categories of the metrics: the specification's words in snake_case, in their natural order if they have one. */

/** By age in full years: <20, 20–29, 30–39, 40–49, 50–59, 60 and more. */
export const ageGroups = [
  "kid",
  "twen",
  "tricenarian",
  "quadragenarian",
  "quinquagenarian",
  "senior",
] as const;
export const genders = ["male", "female", "non_binary", "unknown"] as const;
/** From very bad to very good. */
export const healthRatings = ["1", "2", "3", "4", "5"] as const;
export const educationLevels = [
  "no_school",
  "high_school",
  "associate",
  "bachelor",
  "master",
  "doctoral",
] as const;
export const workRoles = [
  "office_staff",
  "technical_specialist",
  "sales_representative",
  "trade_professional",
  "creative_professional",
  "manager",
  "c_suite",
  "other",
] as const;
export const healthBehaviours = [
  "never",
  "not_necessary",
  "not_sure",
  "planned",
  "tried_once",
  "did_in_the_past",
  "doing_now",
] as const;
export const preferences = [
  "activity",
  "nutrition",
  "weight_management",
  "mental_wellbeing",
  "workplace_satisfaction",
  "no_preference",
] as const;
/** Kinds of support that motivate users. The specification names none; these are the embedded platform's. */
export const healthSupports = [
  "information",
  "reminders",
  "coaching",
  "community",
  "challenges",
  "no_support",
] as const;
/** Areas of activity. The specification names none; these are the embedded platform's. */
export const topics = [
  "activity",
  "nutrition",
  "weight_management",
  "mental_wellbeing",
  "sleep",
  "workplace_satisfaction",
] as const;
