/** Label and colour of every code, the same on every chart. An unknown code is shown as it came. */
import type { ChartColor, ChartKey } from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { asWritten, type Text } from "#src/i18n/Text.ts";
import { messages } from "./messages.en.ts";

const vocabularies = {
  age: {
    kid: [messages.ageKid, 1],
    twen: [messages.ageTwen, 2],
    tricenarian: [messages.ageTricenarian, 3],
    quadragenarian: [messages.ageQuadragenarian, 4],
    quinquagenarian: [messages.ageQuinquagenarian, 5],
    senior: [messages.ageSenior, 6],
  },
  /** The groups of the statistics; the segments show the clusters of `age`. */
  ageGroup: {
    under_30: [messages.ageUnder30, 1],
    tricenarian: [messages.ageTricenarian, 3],
    quadragenarian: [messages.ageQuadragenarian, 4],
    quinquagenarian: [messages.ageQuinquagenarian, 5],
    senior: [messages.ageOver59, 6],
  },
  gender: {
    male: [messages.genderMale, 6],
    female: [messages.genderFemale, 2],
    non_binary: [messages.genderNonBinary, 3],
    unknown: [messages.genderUnknown, "unknown"],
  },
  rating: {
    "1": [messages.rating1, 8],
    "2": [messages.rating2, 2],
    "3": [messages.rating3, 5],
    "4": [messages.rating4, 6],
    "5": [messages.rating5, 1],
  },
  education: {
    no_school: [messages.educationNoSchool, 1],
    high_school: [messages.educationHighSchool, 2],
    associate: [messages.educationAssociate, 3],
    bachelor: [messages.educationBachelor, 4],
    master: [messages.educationMaster, 5],
    doctoral: [messages.educationDoctoral, 6],
  },
  work: {
    office_staff: [messages.workOfficeStaff, 1],
    technical_specialist: [messages.workTechnicalSpecialist, 2],
    sales_representative: [messages.workSalesRepresentative, 3],
    trade_professional: [messages.workTradeProfessional, 4],
    creative_professional: [messages.workCreativeProfessional, 5],
    manager: [messages.workManager, 6],
    c_suite: [messages.workCSuite, 7],
    other: [messages.workOther, 8],
  },
  behaviour: {
    never: [messages.behaviourNever, 8],
    not_necessary: [messages.behaviourNotNecessary, 2],
    not_sure: [messages.behaviourNotSure, 5],
    planned: [messages.behaviourPlanned, 4],
    tried_once: [messages.behaviourTriedOnce, 3],
    did_in_the_past: [messages.behaviourDidInThePast, 6],
    doing_now: [messages.behaviourDoingNow, 1],
  },
  area: {
    activity: [messages.areaActivity, 1],
    nutrition: [messages.areaNutrition, 2],
    weight_management: [messages.areaWeightManagement, 3],
    mental_wellbeing: [messages.areaMentalWellbeing, 4],
    workplace_satisfaction: [messages.areaWorkplaceSatisfaction, 5],
    sleep: [messages.areaSleep, 6],
    no_preference: [messages.areaNoPreference, 8],
  },
  support: {
    information: [messages.supportInformation, 1],
    reminders: [messages.supportReminders, 2],
    coaching: [messages.supportCoaching, 3],
    community: [messages.supportCommunity, 4],
    challenges: [messages.supportChallenges, 5],
    no_support: [messages.supportNoSupport, 8],
  },
} as const satisfies Record<string, Record<string, readonly [label: Message, color: ChartColor]>>;

export type Vocabulary = keyof typeof vocabularies;

export const chartKey = ({ text }: I18n, vocabulary: Vocabulary, key: string): ChartKey<Text> => {
  const entries: Readonly<Record<string, readonly [label: Message, color: ChartColor]>> =
    vocabularies[vocabulary];
  const found = Object.hasOwn(entries, key) ? entries[key] : undefined;
  return found
    ? { key, label: text(found[0]), color: found[1] }
    : { key, label: asWritten(key), color: "unknown" };
};
