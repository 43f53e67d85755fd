/** Which languages there are is said by the contract alone, so that another one changes no table. */
export const languagesMigration = [
  "alter table administrators drop constraint if exists administrators_language_check",
];
