/** Words for the codes that metrics count by. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  ageKid: { id: "vocabulary.ageKid", defaultMessage: "<20", description: "Age group" },
  ageTwen: { id: "vocabulary.ageTwen", defaultMessage: "20–29", description: "Age group" },
  ageTricenarian: { id: "vocabulary.ageTricenarian", defaultMessage: "30–39", description: "Age group" },
  ageQuadragenarian: {
    id: "vocabulary.ageQuadragenarian",
    defaultMessage: "40–49",
    description: "Age group",
  },
  ageQuinquagenarian: {
    id: "vocabulary.ageQuinquagenarian",
    defaultMessage: "50–59",
    description: "Age group",
  },
  ageSenior: { id: "vocabulary.ageSenior", defaultMessage: "60+", description: "Age group" },
  ageUnder30: { id: "vocabulary.ageUnder30", defaultMessage: "Under 30", description: "Age group" },
  ageOver59: { id: "vocabulary.ageOver59", defaultMessage: "Over 59", description: "Age group" },
  genderMale: { id: "vocabulary.genderMale", defaultMessage: "Male", description: "Gender" },
  genderFemale: { id: "vocabulary.genderFemale", defaultMessage: "Female", description: "Gender" },
  genderNonBinary: { id: "vocabulary.genderNonBinary", defaultMessage: "Non-binary", description: "Gender" },
  genderUnknown: { id: "vocabulary.genderUnknown", defaultMessage: "Unknown", description: "Gender" },
  rating1: { id: "vocabulary.rating1", defaultMessage: "Very bad", description: "Self-perceived health" },
  rating2: { id: "vocabulary.rating2", defaultMessage: "Bad", description: "Self-perceived health" },
  rating3: { id: "vocabulary.rating3", defaultMessage: "Satisfied", description: "Self-perceived health" },
  rating4: { id: "vocabulary.rating4", defaultMessage: "Good", description: "Self-perceived health" },
  rating5: { id: "vocabulary.rating5", defaultMessage: "Very good", description: "Self-perceived health" },
  educationNoSchool: {
    id: "vocabulary.educationNoSchool",
    defaultMessage: "No school",
    description: "Level of education",
  },
  educationHighSchool: {
    id: "vocabulary.educationHighSchool",
    defaultMessage: "High school",
    description: "Level of education",
  },
  educationAssociate: {
    id: "vocabulary.educationAssociate",
    defaultMessage: "Associate",
    description: "Level of education",
  },
  educationBachelor: {
    id: "vocabulary.educationBachelor",
    defaultMessage: "Bachelor",
    description: "Level of education",
  },
  educationMaster: {
    id: "vocabulary.educationMaster",
    defaultMessage: "Master",
    description: "Level of education",
  },
  educationDoctoral: {
    id: "vocabulary.educationDoctoral",
    defaultMessage: "Doctoral",
    description: "Level of education",
  },
  workOfficeStaff: {
    id: "vocabulary.workOfficeStaff",
    defaultMessage: "Office staff",
    description: "Work role",
  },
  workTechnicalSpecialist: {
    id: "vocabulary.workTechnicalSpecialist",
    defaultMessage: "Technical specialist",
    description: "Work role",
  },
  workSalesRepresentative: {
    id: "vocabulary.workSalesRepresentative",
    defaultMessage: "Sales representative",
    description: "Work role",
  },
  workTradeProfessional: {
    id: "vocabulary.workTradeProfessional",
    defaultMessage: "Trade professional",
    description: "Work role",
  },
  workCreativeProfessional: {
    id: "vocabulary.workCreativeProfessional",
    defaultMessage: "Creative professional",
    description: "Work role",
  },
  workManager: { id: "vocabulary.workManager", defaultMessage: "Manager", description: "Work role" },
  workCSuite: { id: "vocabulary.workCSuite", defaultMessage: "C-suite", description: "Work role" },
  workOther: { id: "vocabulary.workOther", defaultMessage: "Other", description: "Work role" },
  behaviourNever: {
    id: "vocabulary.behaviourNever",
    defaultMessage: "Never",
    description: "Health behaviour",
  },
  behaviourNotNecessary: {
    id: "vocabulary.behaviourNotNecessary",
    defaultMessage: "Not necessary",
    description: "Health behaviour",
  },
  behaviourNotSure: {
    id: "vocabulary.behaviourNotSure",
    defaultMessage: "Not sure",
    description: "Health behaviour",
  },
  behaviourPlanned: {
    id: "vocabulary.behaviourPlanned",
    defaultMessage: "Planned",
    description: "Health behaviour",
  },
  behaviourTriedOnce: {
    id: "vocabulary.behaviourTriedOnce",
    defaultMessage: "Tried once",
    description: "Health behaviour",
  },
  behaviourDidInThePast: {
    id: "vocabulary.behaviourDidInThePast",
    defaultMessage: "Did in the past",
    description: "Health behaviour",
  },
  behaviourDoingNow: {
    id: "vocabulary.behaviourDoingNow",
    defaultMessage: "Doing now",
    description: "Health behaviour",
  },
  areaActivity: { id: "vocabulary.areaActivity", defaultMessage: "Activity", description: "Area" },
  areaNutrition: { id: "vocabulary.areaNutrition", defaultMessage: "Nutrition", description: "Area" },
  areaWeightManagement: {
    id: "vocabulary.areaWeightManagement",
    defaultMessage: "Weight management",
    description: "Area",
  },
  areaMentalWellbeing: {
    id: "vocabulary.areaMentalWellbeing",
    defaultMessage: "Mental wellbeing",
    description: "Area",
  },
  areaWorkplaceSatisfaction: {
    id: "vocabulary.areaWorkplaceSatisfaction",
    defaultMessage: "Workplace satisfaction",
    description: "Area",
  },
  areaSleep: { id: "vocabulary.areaSleep", defaultMessage: "Sleep", description: "Area" },
  areaNoPreference: {
    id: "vocabulary.areaNoPreference",
    defaultMessage: "No preference",
    description: "Area",
  },
  supportInformation: {
    id: "vocabulary.supportInformation",
    defaultMessage: "Information",
    description: "Support",
  },
  supportReminders: {
    id: "vocabulary.supportReminders",
    defaultMessage: "Reminders",
    description: "Support",
  },
  supportCoaching: { id: "vocabulary.supportCoaching", defaultMessage: "Coaching", description: "Support" },
  supportCommunity: {
    id: "vocabulary.supportCommunity",
    defaultMessage: "Community",
    description: "Support",
  },
  supportChallenges: {
    id: "vocabulary.supportChallenges",
    defaultMessage: "Challenges",
    description: "Support",
  },
  supportNoSupport: {
    id: "vocabulary.supportNoSupport",
    defaultMessage: "No support",
    description: "Support",
  },
} as const satisfies Messages;
