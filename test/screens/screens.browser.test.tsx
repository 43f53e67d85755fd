/** Every screen in its states, as the approved texts beside this file have it. `npm test -- --update` writes them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { expectAccessible } from "#test/support/accessible.ts";
import { difference } from "./difference.ts";
import { areKnown, learn, pairs, type Words, wordsOf as wordsIn } from "./german.ts";
import { openConsole } from "./openConsole.tsx";
import { pages } from "./pages.ts";
import { print } from "./print.ts";
import type { Line } from "./thing.ts";
import { zone } from "./world.ts";
import { linesIn } from "./writer.ts";

/** Not UTC, in which a wrong day is not seen. */
const inZone = (timezoneId: string) => () => cdp().send("Emulation.setTimezoneOverride", { timezoneId });
beforeAll(inZone(zone));
afterAll(inZone(""));
// Where it opens no tooltip.
beforeAll(() => userEvent.hover(document.body, { position: { x: 1, y: 1 } }));

const wordsOf = ({ title, lines }: Read): Words => [[title], ...wordsIn(lines)];

interface Read {
  readonly title: string;
  readonly lines: ReadonlyArray<Line>;
}

describe.each(Object.entries(pages))("%s", (name, states) => {
  const found = new Map<string, Read>();
  const known = new Set<string>();
  const words: Array<readonly [english: Words, german: Words]> = [];

  it.each(Object.entries(states))(
    "%s",
    { timeout: 60_000 },
    async (state, { enter, root = "main", like: _like, ...given }) => {
      const opened = await openConsole(given);
      await opened.shown("main");
      await opened.settled();
      if (enter) {
        await enter(opened);
        await opened.shown(root);
        await opened.settled();
      }
      const read = (): Read => ({
        title: document.title,
        lines: [...document.querySelectorAll(root)].flatMap(linesIn),
      });
      const english = read();
      found.set(state, english);
      expect(english.lines).not.toEqual([]);
      await expectAccessible(root);
      const said = wordsOf(english);
      if (areKnown(said, known)) return;
      learn(said, known);
      await opened.speak("de");
      await opened.settled();
      words.push([said, wordsOf(read())]);
    },
  );

  it("is as approved", async () => {
    const first = Object.keys(states)[0] ?? "";
    const text = Object.entries(states).map(([state, { at, root = "main", like = first }]) => {
      const [usual, { title, lines }] = [found.get(like), found.get(state) ?? { title: "", lines: [] }];
      const isWhole = state === first || usual === undefined || (root !== "main" && like === first);
      return [
        `# ${state} — ${at}`,
        ...(state === first || title !== usual?.title ? [`title ${title}`] : []),
        ...(isWhole ? print(lines) : difference(usual.lines, lines)),
      ].join("\n");
    });
    await expect.soft(`${text.join("\n\n")}\n`).toMatchFileSnapshot(`${name}.txt`);
    await expect(`${pairs(words).join("\n")}\n`).toMatchFileSnapshot(`${name}.de.txt`);
  });
});
