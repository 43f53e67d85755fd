/** Search in the command palette. */
import { Search } from "lucide-react";
import { describe, expect, it } from "vitest";
import { index, search } from "#src/features/palette/search.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import type { Command, CommandGroup } from "#src/interaction/commands.ts";

const command = (name: string, group: CommandGroup = "apps", keywords?: string): Command => ({
  id: name,
  group,
  name: asWritten(name),
  icon: Search,
  run: () => undefined,
  ...(keywords !== undefined && { keywords }),
});

const found = (commands: ReadonlyArray<Command>, typed: string) => {
  const { groups, total, shown } = search(index(commands), typed);
  return { groups: groups.map(([group, all]) => [group, ...all.map(({ id }) => id)]), total, shown };
};

describe("the palette", () => {
  it("shows the best matches of a group first, equal ones in their order", () => {
    const commands = ["Unwell", "Be well", "Wellness", "Stay well"].map((name) => command(name));
    expect(found(commands, "well").groups).toEqual([["apps", "Wellness", "Be well", "Stay well", "Unwell"]]);
  });

  it("finds keywords by the beginnings of their words", () => {
    const commands = [command("Abmelden", "settings", "Logout Log out")];
    expect(found(commands, "log").total).toBe(1);
    expect(found(commands, "abmelden log").total).toBe(1);
    expect(found(commands, "gout").total).toBe(0);
    expect(found(commands, "melden").total).toBe(1);
  });

  it("shows what matches by name before what matches by another word, within a group and among groups", () => {
    const commands = [
      command("Invite several people", "actions", "CSV"),
      command("Download CSV", "actions"),
      command("Users", "pages", "Export"),
      command("Export", "charts"),
    ];
    expect(found(commands, "csv").groups).toEqual([["actions", "Download CSV", "Invite several people"]]);
    expect(found(commands, "export").groups).toEqual([
      ["charts", "Export"],
      ["pages", "Users"],
    ]);
  });

  it("shows 40 matches of a group and counts all", () => {
    const commands = Array.from({ length: 45 }, (_, number) => command(`App ${number}`));
    const { groups, total, shown } = found([...commands, command("Apps", "pages")], "app");
    expect(groups.map((group) => group.length - 1)).toEqual([40, 1]);
    expect([total, shown]).toEqual([46, 41]);
  });

  const related = ["Secrets", "Statistics"].map((name) => ({
    id: name,
    name: asWritten(name),
    icon: Search,
    keywords: "Token",
    run: () => undefined,
  }));
  const apps = (...names: ReadonlyArray<string>) =>
    index(names.map((name) => ({ ...command(name), app: name })));
  const names = (...given: Parameters<typeof search>) =>
    search(...given).groups.flatMap(([, all]) => all.map(({ name }) => name));

  it.each([
    ["harb", ["Harbour", "Harbour → Secrets", "Harbour → Statistics"]],
    ["harb secr", ["Harbour → Secrets"]],
    ["secret", ["Harbour → Secrets", "Zen → Secrets"]],
    ["zen token", ["Zen → Secrets", "Zen → Statistics"]],
    ["", ["Harbour", "Zen"]],
  ])("%j finds apps and their commands: %j", (typed, found) => {
    expect(names(apps("Harbour", "Zen"), typed, related)).toEqual(found);
  });

  it("lists the commands of many apps only if the search names a command", () => {
    expect(names(apps("Clinic 1", "Clinic 2", "Clinic 3"), "clinic", related)).toHaveLength(9);
    const many = apps("Clinic 1", "Clinic 2", "Clinic 3", "Clinic 4");
    expect(names(many, "clinic", related)).toHaveLength(4);
    expect(names(many, "clinic secrets", related)).toHaveLength(4);
    expect(names(many, "clinic 4", related)).toHaveLength(3);
  });
});
