/** A redirect after a sign-in stays below /administer, and keeps a valid page. */
import { FastCheck } from "effect";
import { describe, expect, it } from "vitest";
import { defaultRedirect, isProtected, safeRedirect } from "#src/domain/sign-in/safeRedirect.ts";
import { anyCharacter } from "#test/support/anyCharacter.ts";

const origin = "https://console.example";

/** The path, and the results of decoding it repeatedly. */
const readings = (path: string): ReadonlyArray<string> => {
  const seen = [path];
  for (let last = path; ;) {
    try {
      const next = decodeURIComponent(last);
      if (next === last) return seen;
      seen.push(next);
      last = next;
    } catch {
      return seen;
    }
  }
};

const leadsInside = (target: string) => {
  const [path = ""] = target.split(/[?#]/, 1);
  return readings(path).every((reading) => {
    const url = new URL(reading.replaceAll(/[?#]/g, ""), origin);
    return url.origin === origin && url.pathname.startsWith("/administer/");
  });
};

describe("a redirect to another place becomes the overview", () => {
  it.each([
    ["another origin", "https://evil.example/administer/overview"],
    ["another origin without its scheme", "//evil.example/administer/overview"],
    ["backslashes, which browsers read as slashes", "\\\\evil.example\\administer\\overview"],
    ["a backslash behind the right beginning", "/administer/\\evil.example"],
    ["a backslash, encoded", "/administer/%5Cevil.example"],
    ["a backslash, encoded twice", "/administer/%255Cevil.example"],
    ["two slashes within", "/administer//evil.example"],
    ["two slashes within, one encoded", "/administer/%2Fevil.example"],
    ["a tab, which browsers drop", "/\t/evil.example/administer/overview"],
    ["a header that a line feed begins", "/administer/overview\r\nlocation: //evil.example"],
    ["a null character, encoded", "/administer/%00overview"],
    ["a space before it, which browsers drop", " /administer/overview"],
    ["a change of writing direction", "/administer/\u202Eelpmaxe.live"],
    ["a full-width slash behind the right beginning", "/administer／overview"],
    ["a look-alike beginning", "/аdminister/overview"],
    ["a script", "javascript:alert(1)//administer/overview"],
    ["credentials in the address", "/administer/overview@evil.example:80/..//../"],
    ["a path that begins alike", "/administered/overview"],
    ["the path without a page", "/administer"],
    ["a path without its slash", "administer/overview"],
    ["another case", "/Administer/overview"],
    ["its slash encoded", "/administer%2Foverview"],
    ["its letters encoded", "/%61dminister/overview"],
    ["dot segments", "/administer/../auth"],
    ["dot segments, encoded", "/administer/%2e%2e/auth"],
    ["dot segments with encoded slashes", "/administer/x%2F..%2F..%2Fauth"],
    ["an escape that is none", "/administer/%zz"],
    ["an escape that is no text", "/administer/%E4"],
    ["a question mark, encoded, behind dots", "/administer/..%3F"],
    ["a zero-width space, encoded", "/administer/%E2%80%8B"],
    ["nothing", ""],
    ["more than any page needs", `/administer/${"a".repeat(4000)}`],
  ])("%s", (_form, target) => {
    expect(safeRedirect(target)).toBe(defaultRedirect);
  });

  it("a value that is not a string, even if it reads as a path", () => {
    const path = "/administer/users";
    for (const target of [undefined, null, 1, [path, path], { toString: () => path }, Object(path)])
      expect(safeRedirect(target)).toBe(defaultRedirect);
  });
});

describe("a redirect to a page of the console", () => {
  it.each([
    "/administer/overview",
    "/administer/users/statistics?period=LAST_7_DAYS&app=app_balance#success",
    "/administer/overview?next=https://evil.example//",
    "/administer/overview#//evil.example/..",
    "/administer/overview#größe",
    "/administer/overview/",
    "/administer/my-apps/a:b",
    "/administer/my-apps/...",
    "/administer/themes/theme~1",
    "/administer/themes/a%3Ab%2B@(1)",
  ])("is kept: %s", (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  // Characters of a query and hash (RFC 3986 §3.4 and §3.5), and percent-encoded ones.
  const text = FastCheck.oneof(
    FastCheck.stringMatching(/^[!-~]$/),
    FastCheck.constantFrom("%20", "%C3%A4", "%2F", "%5C", "%2e", "%25", "%00"),
  );
  const id = FastCheck.string({ unit: "grapheme", minLength: 1, maxLength: 8 });
  const segment = FastCheck.oneof(
    FastCheck.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    id.filter((text) => !/^\.{1,2}$|[/\\%?#\p{C}\p{Zl}\p{Zp}]/u.test(text)).map(encodeURIComponent),
  );
  const path = FastCheck.array(segment, { minLength: 1, maxLength: 5 }).map(
    (segments) => `/administer/${segments.join("/")}`,
  );
  const tail = (sign: string) =>
    FastCheck.option(
      FastCheck.string({ unit: text }).map((rest) => sign + rest),
      { nil: "" },
    );

  it("is kept with any path, query and hash", () => {
    FastCheck.assert(
      FastCheck.property(path, tail("?"), tail("#"), (...parts) => {
        const target = parts.join("");
        expect(safeRedirect(target)).toBe(target);
      }),
    );
  });
});

describe("a hostile redirect", () => {
  const pieces = [
    "/|\\\\|..|.|//|administer|/administer|/administer/|overview|evil.example|:|@|?|#|https:|javascript:|data:",
    "%|%2e|%2E%2E|%2f|%5c|%252e|%252f|%255c|%25|%00|%0a",
    "\t|\n|\r|\u0000| |\u00a0|\u200b|\u2028|／|⁄|∕|․",
  ];
  const hostile = FastCheck.array(
    FastCheck.oneof(
      FastCheck.constantFrom(...pieces.join("|").split("|")),
      FastCheck.string({ unit: anyCharacter, maxLength: 3 }),
    ),
    { maxLength: 10 },
  ).map((parts) => parts.join(""));

  it("never leads out of the console, even when it is decoded repeatedly", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.constantFrom("", "/administer/"), hostile, (start, rest) => {
        expect(safeRedirect(start + rest)).toSatisfy(leadsInside);
      }),
      { numRuns: 2000 },
    );
  });
});

it("a path is protected that begins with /administer in any case and encoding", () => {
  const paths = ["", "/overview", "ed", ".html", "%2Foverview", "/%E4"].map((end) => `/administer${end}`);
  for (const path of [...paths, "/ADMINISTER/overview", "/%61dminister/overview"])
    expect([path, isProtected(path)]).toEqual([path, true]);
  expect(["/", "/auth", "/dev/icons", "/users/administer", "/%E4"].filter(isProtected)).toEqual([]);
});
