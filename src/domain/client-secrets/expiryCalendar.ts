/** The expiry of a client secret as a calendar entry (RFC 5545). */
import { DateTime } from "effect";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { fileName } from "../fileName.ts";
import { soonDays } from "./secretExpiry.ts";

const instant = (at: DateTime.Utc) => DateTime.formatIso(at).replaceAll(/[-:]|\.\d+/g, "");

/** A TEXT value (RFC 5545 §3.3.11) on one line, without characters that change the text direction. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, " ")
    .replaceAll(/[\\;,]/g, String.raw`\$&`);

/** A line has at most 75 octets; a longer one continues after a line break and a space (RFC 5545 §3.1). */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = "";
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > 75) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += length;
  }
  return result;
};

export interface ExpiryEvent {
  readonly secret: Pick<ClientSecret, "id" | "appId" | "alias" | "creationDate">;
  readonly expirationDate: DateTime.Utc;
  readonly summary: string;
}

const eventLines = (
  { secret: { id, appId, creationDate }, expirationDate, summary }: ExpiryEvent,
  origin: string,
): ReadonlyArray<string> => {
  const page = `${origin}/administer/my-apps/${encodeURIComponent(appId)}`;
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(`${encodeURIComponent(appId)}.${encodeURIComponent(id)}@${new URL(origin).hostname}`)}`,
    `DTSTAMP:${instant(creationDate)}`,
    `DTSTART:${instant(expirationDate)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(page)}`,
    `URL:${page}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:-P${soonDays}D`,
    "END:VALARM",
    "END:VEVENT",
  ];
};

export const expiryCalendar = (event: ExpiryEvent, origin: string) => {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Wellbeing Console//Client secrets//EN",
    ...eventLines(event, origin),
    "END:VCALENDAR",
  ];
  return {
    name: `${fileName(event.secret.alias, "client-secret")}.ics`,
    type: "text/calendar",
    text: lines.map((line) => `${folded(line)}\r\n`).join(""),
  };
};
