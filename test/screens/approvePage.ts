/** A page in its states, as the approved texts beside this file have them. `npm test -- --update` writes them. */
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#test/support/accessible.ts";
import { faintBorders } from "#test/support/colour.ts";
import { misplaced } from "#test/support/misplaced.ts";
import { difference } from "./difference.ts";
import { areKnown, learn, pairs, type Words, wordsOf as wordsIn } from "./german.ts";
import { inZoneOfWorld, openConsole } from "./openConsole.tsx";
import { print } from "./print.ts";
import type { States } from "./states.ts";
import type { Line } from "./thing.ts";
import { linesIn } from "./writer.ts";

const wordsOf = ({ title, lines }: Read): Words => [[title], ...wordsIn(lines)];

interface Read {
  readonly title: string;
  readonly lines: ReadonlyArray<Line>;
}

const none: Read = { title: "", lines: [] };

/** @param files - States by the name of their file. German has one file a page. */
export const approvePage = (name: string, files: Readonly<Record<string, States>>): void => {
  inZoneOfWorld();
  const known = new Set<string>();
  const words: Array<readonly [english: Words, german: Words]> = [];

  describe.each(Object.entries(files))("%s", (file, states) => {
    const first = Object.keys(states)[0] ?? "";
    const usual = new Set([first, ...Object.values(states).flatMap(({ like = [] }) => like)]);
    const roots = new Set(Object.values(states).map(({ root = "main" }) => root));
    /** By state and root: what is usual, in all parts that other states show. */
    const found = new Map<string, Read>();

    it.each(Object.entries(states))(
      "%s",
      { timeout: 60_000 },
      async (state, { enter, root = "main", like: _like, isEnglish, ...given }) => {
        const opened = await openConsole(given);
        await opened.shown("main");
        await opened.settled();
        if (enter) {
          await enter(opened);
          await opened.shown(root);
          await opened.settled();
        }
        const read = (part = root): Read => ({
          title: document.title,
          lines: [...document.querySelectorAll(part)].flatMap(linesIn),
        });
        const english = read();
        for (const part of usual.has(state) ? roots : []) found.set(`${state} ${part}`, read(part));
        found.set(`${state} ${root}`, english);
        expect(english.lines).not.toEqual([]);
        await expectAccessible(root);
        const said = wordsOf(english);
        if (!isEnglish && !areKnown(said, known)) {
          learn(said, known);
          await opened.speak("de");
          await opened.settled();
          words.push([said, wordsOf(read())]);
        }
        // Paper is wider.
        if (matchMedia("print").matches) return;
        await page.viewport(320, given.height ?? 1000);
        expect(await misplaced(faintBorders), "at 320 px").toEqual([]);
      },
    );

    it("is as approved", async () => {
      const text = Object.entries(states).map(([state, { at, root = "main", like = first }]) => {
        const { title, lines } = found.get(`${state} ${root}`) ?? none;
        const other = (state === like ? undefined : found.get(`${like} ${root}`)) ?? none;
        const [whole, different] = [print(lines), difference(other.lines, lines)];
        return [
          `# ${state} — ${at}`,
          ...(title === other.title ? [] : [`title ${title}`]),
          ...(different.length < whole.length ? different : whole),
        ].join("\n");
      });
      await expect(`${text.join("\n\n")}\n`).toMatchFileSnapshot(`${file}.txt`);
    });
  });

  it("is in German as approved", () =>
    expect(`${pairs(words).join("\n")}\n`).toMatchFileSnapshot(`${name}.de.txt`));
};
