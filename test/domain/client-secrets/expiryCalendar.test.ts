/** The calendar file of a secret's expiry. */
import { DateTime, FastCheck } from "effect";
import { expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { expiryCalendar } from "#src/domain/client-secrets/expiryCalendar.ts";
import { anyCharacter } from "#test/support/anyCharacter.ts";

const secretNamed = (alias: string) => ({
  id: ClientSecretId.make("sec_1"),
  appId: AppId.make("app_1"),
  alias,
  creationDate: DateTime.unsafeMake("2026-03-01T08:00:00.000Z"),
});
const origin = "https://console.example.org";
const expiry = DateTime.unsafeMake("2026-06-30T21:59:59.999Z");
const calendarOf = (alias: string, summary = `Client secret “${alias}” expires`) =>
  expiryCalendar({ secret: secretNamed(alias), expirationDate: expiry, summary }, origin);

/** Content lines, unfolded (RFC 5545 §3.1). */
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

it.each([
  ["ci-prod", "ci-prod.ics"],
  ["Größe/../../etc", "größe-etc.ics"],
  ["ka\u0308se", "käse.ics"],
  ["NUL", "nul-.ics"],
  ["مرحبا", "مرحبا.ics"],
  ["🔑", "client-secret.ics"],
  ["x".repeat(300), `${"x".repeat(60)}.ics`],
])("of %j is called %j", (alias, name) => {
  expect(calendarOf(alias).name).toBe(name);
});

it("a calendar file contains the instant, an alarm two weeks before, and the address of the app", () => {
  const { name, type, text } = calendarOf("ci-prod");
  expect({ name, type }).toEqual({ name: "ci-prod.ics", type: "text/calendar" });
  expect(linesOf(text)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Wellbeing Console//Client secrets//EN",
    "BEGIN:VEVENT",
    "UID:app_1.sec_1@console.example.org",
    "DTSTAMP:20260301T080000Z",
    "DTSTART:20260630T215959Z",
    "SUMMARY:Client secret “ci-prod” expires",
    "DESCRIPTION:https://console.example.org/administer/my-apps/app_1",
    "URL:https://console.example.org/administer/my-apps/app_1",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Client secret “ci-prod” expires",
    "TRIGGER:-P14D",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

// Characters of one octet fill lines to the last one.
const titles = FastCheck.oneof(
  FastCheck.string({ unit: anyCharacter, maxLength: 200 }),
  FastCheck.string({ minLength: 160, maxLength: 200 }),
);

it("a calendar file is one entry of short lines, whatever the title is", () => {
  FastCheck.assert(
    FastCheck.property(titles, (title) => {
      const { text } = calendarOf("a", title);
      const lines = text.split("\r\n");
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      // None is shorter than it must be.
      for (const [, line = "", next = ""] of text.matchAll(/([^\r\n]+)\r\n(?= (.))/gu))
        expect(Buffer.byteLength(line + next)).toBeGreaterThan(75);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(linesOf(text).filter((line) => line.startsWith("BEGIN:VEVENT"))).toHaveLength(1);
      expect(linesOf(text)).toHaveLength(linesOf(calendarOf("a", "").text).length);
    }),
  );
});

it.each([
  ["a;b,c\\d", String.raw`SUMMARY:a\;b\,c\\d`],
  ["a\r\nATTENDEE:mailto:x@y.z", "SUMMARY:a  ATTENDEE:mailto:x@y.z"],
])("a calendar file escapes %j", (title, line) => {
  expect(linesOf(calendarOf("a", title).text)).toContain(line);
});
