/** Words for the codes that metrics count by. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  ageKid: "<20", // Age group
  ageTwen: "20–29", // Age group
  ageTricenarian: "30–39", // Age group
  ageQuadragenarian: "40–49", // Age group
  ageQuinquagenarian: "50–59", // Age group
  ageSenior: "60+", // Age group
  ageUnder30: "Under 30", // Age group
  ageOver59: "Over 59", // Age group
  genderMale: "Male", // Gender
  genderFemale: "Female", // Gender
  genderNonBinary: "Non-binary", // Gender
  genderUnknown: "Unknown", // Gender
  rating1: "Very bad", // Self-perceived health
  rating2: "Bad", // Self-perceived health
  rating3: "Satisfied", // Self-perceived health
  rating4: "Good", // Self-perceived health
  rating5: "Very good", // Self-perceived health
  educationNoSchool: "No school", // Level of education
  educationHighSchool: "High school", // Level of education
  educationAssociate: "Associate", // Level of education
  educationBachelor: "Bachelor", // Level of education
  educationMaster: "Master", // Level of education
  educationDoctoral: "Doctoral", // Level of education
  workOfficeStaff: "Office staff", // Work role
  workTechnicalSpecialist: "Technical specialist", // Work role
  workSalesRepresentative: "Sales representative", // Work role
  workTradeProfessional: "Trade professional", // Work role
  workCreativeProfessional: "Creative professional", // Work role
  workManager: "Manager", // Work role
  workCSuite: "C-suite", // Work role
  workOther: "Other", // Work role
  behaviourNever: "Never", // Health behaviour
  behaviourNotNecessary: "Not necessary", // Health behaviour
  behaviourNotSure: "Not sure", // Health behaviour
  behaviourPlanned: "Planned", // Health behaviour
  behaviourTriedOnce: "Tried once", // Health behaviour
  behaviourDidInThePast: "Did in the past",
  behaviourDoingNow: "Doing now", // Health behaviour
  areaActivity: "Activity", // Area
  areaNutrition: "Nutrition", // Area
  areaWeightManagement: "Weight management", // Area
  areaMentalWellbeing: "Mental wellbeing", // Area
  areaWorkplaceSatisfaction: "Workplace satisfaction", // Area
  areaSleep: "Sleep", // Area
  areaNoPreference: "No preference", // Area
  supportInformation: "Information", // Support
  supportReminders: "Reminders", // Support
  supportCoaching: "Coaching", // Support
  supportCommunity: "Community", // Support
  supportChallenges: "Challenges", // Support
  supportNoSupport: "No support", // Support
});
