/** Files of people are read in the encodings that Excel writes, and what is no text is refused. */
import { FastCheck as fc } from "effect";
import { expect, it } from "vitest";
import { decodeFile } from "#src/domain/admins/decodeFile.ts";

const text = "Vorname;Nachname\r\nJörg\tGroß";
const latin = (written: string) => new Uint8Array(Buffer.from(written, "latin1"));
const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

it.each([
  ["UTF-8", new TextEncoder().encode(text)],
  ["UTF-8 with a byte order mark", new TextEncoder().encode(`\uFEFF${text}`)],
  ["Windows-1252", latin(text)],
  ["UTF-16, little endian", utf16],
  ["UTF-16, big endian", new Uint8Array(Buffer.from(utf16).swap16())],
])("a file in %s is read", (_title, bytes) => {
  expect(decodeFile(bytes)).toBe(text);
});

it.each([
  ["a workbook", new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0])],
  ["UTF-16 without a byte order mark", new Uint8Array(Buffer.from("Anna", "utf16le"))],
  ["half a character of UTF-16", new Uint8Array([0xff, 0xfe, 0x41])],
  ["a byte that Windows-1252 does not have", new Uint8Array([0xe9, 0x81])],
  ["damaged text", new TextEncoder().encode("J\uFFFDrg")],
])("%s is refused", (_title, bytes) => {
  expect(decodeFile(bytes)).toBeUndefined();
});

it("no file gives replacement characters", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(decodeFile(bytes) ?? "").not.toContain("\uFFFD");
    }),
  );
});

it("every text without control characters is read from UTF-8 as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (written) => {
      fc.pre(!/[\p{Cc}\uFFFD]/u.test(written));
      expect(decodeFile(new TextEncoder().encode(written))).toBe(written.replace(/^\uFEFF/u, ""));
    }),
  );
});
