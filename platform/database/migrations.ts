/** All migrations in order, each a list of statements. Never change a released one; add new ones at the end. */
import { Record } from "effect";
import { updateEmailKeys } from "#platform/admins/emailKeys.ts";
import { languagesMigration } from "#platform/admins/languagesMigration.ts";
import { administratorsMigration } from "#platform/admins/migration.ts";
import { newPasswordMigration } from "#platform/admins/newPasswordMigration.ts";
import { passwordChangeMigration } from "#platform/admins/passwordChangeMigration.ts";
import { registrationMigration } from "#platform/admins/registrationMigration.ts";
import { idempotencyMigration } from "#platform/api/migration.ts";
import { listVersionMigration } from "#platform/apps/listVersionMigration.ts";
import { appsMigration } from "#platform/apps/migration.ts";
import { clientSecretsMigration } from "#platform/client-secrets/migration.ts";
import { limitsMigration } from "#platform/limits/migration.ts";
import { appNumberMigration } from "#platform/metrics/appNumberMigration.ts";
import { birthdayMigration } from "#platform/metrics/birthdayMigration.ts";
import { countBirthdays } from "#platform/metrics/countBirthdays.ts";
import { placeUsers } from "#platform/metrics/placeUsers.ts";
import { metricsMigration } from "#platform/metrics/migration.ts";
import { moveActivities } from "#platform/metrics/moveActivities.ts";
import { rollupMigration } from "#platform/metrics/rollupMigration.ts";
import { userKeyMigration } from "#platform/metrics/userKeyMigration.ts";
import { writeMetrics } from "#platform/metrics/writeMetrics.ts";
import { hashedIdsMigration } from "#platform/oidc/hashedIdsMigration.ts";
import { oidcMigration } from "#platform/oidc/migration.ts";
import { proofMigration } from "#platform/oidc/proofMigration.ts";
import { sessionsMigration } from "#platform/oidc/sessionsMigration.ts";
import { successorMigration } from "#platform/oidc/successorMigration.ts";
import { themesMigration } from "#platform/themes/migration.ts";
import { themesVersionMigration } from "#platform/themes/versionMigration.ts";
import { runStatements } from "./runStatements.ts";

const statements = {
  "1_administrators": administratorsMigration,
  "2_oidc": oidcMigration,
  "3_idempotency": idempotencyMigration,
  "4_apps": appsMigration,
  "5_client_secrets": clientSecretsMigration,
  "6_themes": themesMigration,
  "7_metrics": metricsMigration,
  "8_registration": registrationMigration,
  "9_themes_version": themesVersionMigration,
  "10_rollups": rollupMigration,
  "11_list_version": listVersionMigration,
  "12_limits": limitsMigration,
  "13_hashed_ids": hashedIdsMigration,
  "14_successors": successorMigration,
  "15_new_password": newPasswordMigration,
  "16_user_key": userKeyMigration,
  "17_app_number": appNumberMigration,
  "18_languages": languagesMigration,
  "19_used_proofs": proofMigration,
  "20_password_change": [...passwordChangeMigration, ...sessionsMigration],
  "21_birthdays": birthdayMigration,
  "22_write_metrics": [writeMetrics],
};

export const migrations = Record.map(statements, runStatements);

/** What takes long, or what SQL cannot do, in transactions of its own: a start continues where the last one was interrupted. */
export const resumableMigrations = [moveActivities, countBirthdays, updateEmailKeys, placeUsers];
