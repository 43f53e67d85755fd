/** Search in the command palette. */
import { Search } from "lucide-react";
import { describe, expect, it } from "vitest";
import { index, search } from "#src/features/palette/search.ts";
import { asWritten } from "#src/i18n/Text.ts";
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
  it("shows everything in the order of the groups while nothing is typed", () => {
    const commands = [command("One", "apps"), command("Two", "pages"), command("Three", "settings")];
    expect(found(commands, "").groups).toEqual([
      ["pages", "Two"],
      ["settings", "Three"],
      ["apps", "One"],
    ]);
  });

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

  it("shows 40 matches of a group and counts all", () => {
    const commands = Array.from({ length: 45 }, (_, number) => command(`App ${number}`));
    const { groups, total, shown } = found([...commands, command("Apps", "pages")], "app");
    expect(groups.map((group) => group.length - 1)).toEqual([1, 40]);
    expect([total, shown]).toEqual([46, 41]);
  });

  it("finds nothing that does not match", () => {
    expect(found([command("One")], "two")).toEqual({ groups: [], total: 0, shown: 0 });
  });
});
