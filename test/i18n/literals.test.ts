/** Screens show messages of a catalogue, never literals. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { messageUses, sources } from "./messageUses.ts";

const screens = sources(join(dirname(fileURLToPath(import.meta.url)), "../..")).filter(([path]) =>
  path.endsWith(".tsx"),
);

describe("a screen contains no literal text", () => {
  it.each(screens)("%s", (path, text) => {
    expect(messageUses(path, text).literals).toEqual([]);
  });
});

describe("literal text is found", () => {
  it.each([
    ["as text", "<p>Sign out</p>"],
    ["next to an expression", "<p>{count} apps</p>"],
    ["in a fragment", "<>Sign out</>"],
    ["as an expression", '<p>{"Sign out"}</p>'],
    ["in a template", "<p>{`${count} apps`}</p>"],
    ["as a label", '<nav aria-label="Main" />'],
    ["as an alternative text", '<img alt="A phone" />'],
    ["as a title", '<abbr title={"Application"} />'],
    ["as a placeholder", "<input placeholder={`Name`} />"],
  ])("%s", (_where, code) => {
    expect(messageUses("A.tsx", code).literals).toHaveLength(1);
  });

  it.each([
    ["numbers and signs", "<p>{count} · 100 %</p>"],
    ["values that are not shown", '<a className="root" href="/auth" id="content" lang="de" />'],
    ["messages", "<p title={text(messages.title)}>{text(messages.words)}</p>"],
  ])("%s are allowed", (_what, code) => {
    expect(messageUses("A.tsx", code).literals).toEqual([]);
  });
});
