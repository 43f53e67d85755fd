/** Label and colour of every code, the same on every chart. An unknown code is shown unchanged, in grey. */
import type { ChartColor, ChartKey } from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { asWritten, type Text } from "#src/i18n/Text.ts";
import { messages } from "./messages.en.ts";

const vocabularies = {
  age: {
    kid: messages.ageKid,
    twen: messages.ageTwen,
    tricenarian: messages.ageTricenarian,
    quadragenarian: messages.ageQuadragenarian,
    quinquagenarian: messages.ageQuinquagenarian,
    senior: messages.ageSenior,
  },
  /** The groups of the statistics; the segments show the clusters of `age`. */
  ageGroup: {
    under_30: messages.ageUnder30,
    tricenarian: messages.ageTricenarian,
    quadragenarian: messages.ageQuadragenarian,
    quinquagenarian: messages.ageQuinquagenarian,
    senior: messages.ageOver59,
  },
  gender: {
    male: messages.genderMale,
    female: messages.genderFemale,
    non_binary: messages.genderNonBinary,
    unknown: messages.genderUnknown,
  },
  rating: {
    "1": messages.rating1,
    "2": messages.rating2,
    "3": messages.rating3,
    "4": messages.rating4,
    "5": messages.rating5,
  },
  education: {
    no_school: messages.educationNoSchool,
    high_school: messages.educationHighSchool,
    associate: messages.educationAssociate,
    bachelor: messages.educationBachelor,
    master: messages.educationMaster,
    doctoral: messages.educationDoctoral,
  },
  work: {
    office_staff: messages.workOfficeStaff,
    technical_specialist: messages.workTechnicalSpecialist,
    sales_representative: messages.workSalesRepresentative,
    trade_professional: messages.workTradeProfessional,
    creative_professional: messages.workCreativeProfessional,
    manager: messages.workManager,
    c_suite: messages.workCSuite,
    other: messages.workOther,
  },
  behaviour: {
    never: messages.behaviourNever,
    not_necessary: messages.behaviourNotNecessary,
    not_sure: messages.behaviourNotSure,
    planned: messages.behaviourPlanned,
    tried_once: messages.behaviourTriedOnce,
    did_in_the_past: messages.behaviourDidInThePast,
    doing_now: messages.behaviourDoingNow,
  },
  area: {
    activity: messages.areaActivity,
    nutrition: messages.areaNutrition,
    weight_management: messages.areaWeightManagement,
    mental_wellbeing: messages.areaMentalWellbeing,
    workplace_satisfaction: messages.areaWorkplaceSatisfaction,
    sleep: messages.areaSleep,
    no_preference: messages.areaNoPreference,
  },
  support: {
    information: messages.supportInformation,
    reminders: messages.supportReminders,
    coaching: messages.supportCoaching,
    community: messages.supportCommunity,
    challenges: messages.supportChallenges,
    no_support: messages.supportNoSupport,
  },
} as const satisfies Record<string, Record<string, Message>>;

const genderColors: Readonly<Record<string, ChartColor>> = {
  male: "male",
  female: "female",
  non_binary: "non-binary",
  unknown: "grey",
};

/** Groups of codes with a natural order; charts sort all other codes by size. */
const ordinal: ReadonlySet<Vocabulary> = new Set(["age", "ageGroup", "rating", "education", "behaviour"]);

export const isOrdinal = (vocabulary: Vocabulary): boolean => ordinal.has(vocabulary);

export type Vocabulary = keyof typeof vocabularies;

const labelOf = (vocabulary: Vocabulary, key: string): Message | undefined => {
  const labels: Readonly<Record<string, Message>> = vocabularies[vocabulary];
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
};

export const isKnownCode = (vocabulary: Vocabulary, key: string): boolean =>
  labelOf(vocabulary, key) !== undefined;

export const chartKey = ({ text }: I18n, vocabulary: Vocabulary, key: string): ChartKey<Text> => {
  const label = labelOf(vocabulary, key);
  if (label === undefined) return { key, label: asWritten(key), color: "grey" };
  const color = vocabulary === "gender" ? genderColors[key] : "accent";
  return { key, label: text(label), color: color ?? "grey" };
};
