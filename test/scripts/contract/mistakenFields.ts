/** Mistakes in members of answers. */
import { asRecord } from "#schemas/lenient.ts";
import {
  app,
  apps,
  body,
  demographic,
  entries,
  error,
  member,
  type Mistake,
  renamed,
  style,
  styles,
  tokens,
  warning,
  without,
} from "#test/support/contractMistakes.ts";

export const mistakenFields: ReadonlyArray<Mistake> = [
  error(
    "snake_case",
    entries(`GET ${apps}`, (entry) => renamed(entry, "creationDate", "creation_date")),
    `GET ${apps} → content → [0] → creationDate: missing, but there is creation_date`,
  ),
  error(
    "snake_case in one entry",
    entries(`GET ${apps}`, (entry, index) =>
      index === 2 ? renamed(entry, "creationDate", "creation_date") : entry,
    ),
    `GET ${apps} → content → [2] → creationDate: missing, but there is creation_date`,
  ),
  error(
    "another spelling of a list",
    body(`GET ${demographic}`, (json) => renamed(json, "educationLevels", "EducationLevels")),
    `GET ${demographic} → educationLevels: missing, but there is EducationLevels`,
  ),
  error(
    "seconds since the epoch for dates",
    entries(`GET ${apps}`, (entry) => ({ ...entry, creationDate: 1_767_225_600 })),
    `GET ${apps} → content → [0] → creationDate: expected string, found number 1767225600`,
  ),
  error(
    "dates without a zone",
    entries(`GET ${apps}`, (entry) => ({ ...entry, creationDate: "2026-03-01T09:30:00" })),
    `GET ${apps} → content → [0] → creationDate: must be an ISO 8601 instant such as 2026-03-01T12:00:00.000Z, found text of the form "0000-00-00A00:00:00"`,
  ),
  error(
    "days for dates",
    entries(`GET ${tokens}`, (entry) => ({ ...entry, creationDate: "2026-03-01" })),
    `GET ${tokens} → content → [0] → creationDate: must be an ISO 8601 instant such as 2026-03-01T12:00:00.000Z, found text of the form "0000-00-00"`,
  ),
  error(
    "arrays of numbers for dates, as Jackson writes them",
    member(`GET ${app}`, "creationDate", () => [2026, 3, 1, 9, 30]),
    `GET ${app} → creationDate: expected string, found an array`,
  ),
  warning(
    "dates without milliseconds",
    member(`GET ${app}`, "creationDate", () => "2026-03-01T09:30:00Z"),
    `GET ${app} → creationDate: expected "2026-03-01T09:30:00.000Z" as the contract writes it, found "2026-03-01T09:30:00Z"`,
  ),
  warning(
    "local time with an offset for dates",
    member(`GET ${app}`, "creationDate", () => "2026-03-01T10:30:00.000+01:00"),
    `GET ${app} → creationDate: expected "2026-03-01T09:30:00.000Z" as the contract writes it, found "2026-03-01T10:30:00.000+01:00"`,
  ),
  warning(
    "ENABLED in upper case",
    entries(`GET ${apps}`, (entry) => ({ ...entry, status: String(entry["status"]).toUpperCase() })),
    `GET ${apps} → content → [0] → status: expected "enabled" or "disabled", found text of the form "AAAAAAA"`,
  ),
  error(
    "another word for a status",
    entries(`GET ${apps}`, (entry) => ({ ...entry, status: "active" })),
    `GET ${apps} → content → [0] → status: expected "enabled" or "disabled", found text of the form "aaaaaa"`,
  ),
  error(
    "a boolean for a status",
    entries(`GET ${apps}`, (entry) => ({ ...entry, status: true })),
    `GET ${apps} → content → [0] → status: expected "enabled" or "disabled", found boolean true`,
  ),
  warning(
    "numbers for ids",
    body("GET /api/v1/users/me", (json) => ({ ...json, id: 17 })),
    "GET /api/v1/users/me → id: expected string, found number 17",
  ),
  warning(
    "null for what is absent",
    body("GET /api/v1/users/me", (json) => ({ ...json, language: null })),
    `GET /api/v1/users/me → language: expected "en" or "de", found null`,
  ),
  warning(
    "a language with its country",
    body("GET /api/v1/users/me", (json) => ({ ...json, language: "de-DE" })),
    `GET /api/v1/users/me → language: expected "en" or "de", found text of the form "aa-AA"`,
  ),
  warning(
    "members that nobody described",
    body("GET /api/v1/users/me", (json) => ({ ...json, roles: ["ADMIN"] })),
    "GET /api/v1/users/me → roles: is not in the contract",
  ),
  error(
    "secrets that are listed with their token",
    entries(`GET ${tokens}`, (entry) => ({ ...entry, token: "wbk_1" })),
    `GET ${tokens} → content → [0] → token: must not be sent: a secret is shown once, at its creation`,
  ),
  error(
    "a created secret without its token",
    body(`POST ${tokens}`, (json) => without(json, "token")),
    `POST ${tokens} → token: missing`,
  ),
  warning(
    "null for no expiration date",
    entries(`GET ${tokens}`, (entry) => ({ ...entry, expirationDate: null })),
    `GET ${tokens} → content → [0] → expirationDate: expected string, found null`,
  ),
  error(
    "an expiration date that is dropped",
    body(`POST ${tokens}`, (json) => without(json, "expirationDate")),
    `POST ${tokens} → expirationDate: missing, though one was sent`,
  ),
  error(
    "colours with an alpha channel",
    entries(`GET ${styles}`, (entry) => ({
      ...entry,
      dark: { ...asRecord(entry["dark"]), accent: "#0F766EFF" },
    })),
    `GET ${styles} → content → [0] → dark → accent: must be a colour such as #0F766E, found text of the form "#0A000AAA"`,
  ),
  warning(
    "colours in lower case",
    member(`PUT ${style}`, "light", (light) => ({ ...asRecord(light), primary: "#0f766e" })),
    `PUT ${style} → light → primary: expected "#0F766E" as the contract writes it, found "#0f766e"`,
  ),
  error(
    "flat themes",
    entries(`GET ${styles}`, (entry) => ({ ...without(entry, "light"), ...asRecord(entry["light"]) })),
    `GET ${styles} → content → [0] → light: missing`,
  ),
];
