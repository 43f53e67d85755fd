/** The command palette as a person reads it, with the commands of all features, for what is typed. */
import "#src/theme/theme.css.ts";
import "#src/theme/global.css.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contributionsAtom, loadQuestions } from "#src/app/commands.ts";
import { CommandPalette } from "#src/features/palette/CommandPalette.tsx";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { read } from "#test/support/read.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";

beforeEach(() => page.viewport(1280, 800));

const app = (name: string) => ({
  id: `app_${name.toLowerCase().slice(0, 4)}`,
  name,
  status: "enabled",
  creationDate: "2020-01-02T12:00:00.000Z",
});
const counts = (request: Request) => {
  const end = new URL(request.url).searchParams.get("endDate") ?? "";
  const totalActiveUsers = Date.parse(end) > Date.now() - 86_400_000 ? 30 : 20;
  return json({ totalRegisteredUsers: 500, totalActiveUsers, registeredUsers: [], activeUsers: [] });
};

const open = async (typed = "", metric: (request: Request) => Response | Promise<Response> = counts) => {
  const server = smallServer({
    "/api/v1/apps": () => json({ content: [app("Balance am Werk"), app("Harbour Health")] }),
    "/api/v1/apps/": metric,
  });
  const tab = await signedInScreen(server);
  tab.store.sub(appsAtom, () => undefined);
  await expect.poll(() => tab.store.get(appsAtom).data).toHaveLength(2);
  const go = vi.fn<(href: string) => void>();
  const screen = await tab.show(
    <CommandPalette
      contributions={contributionsAtom}
      loadQuestions={loadQuestions}
      typedAhead={typed}
      onNavigate={go}
      onClose={() => undefined}
    />,
  );
  return {
    ...tab,
    server,
    screen,
    go,
    lines: () =>
      read(screen.container).map((line) =>
        line.replaceAll(/\b\d+ (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* 20\d\d/gu, "<day>"),
      ),
  };
};

const charts = [
  "Age",
  "Gender",
  "Age and gender",
  "Level of education",
  "Work role",
  "Health behaviour",
  "Health interests",
  "Self-perceived health",
];
const harbour = [
  "group Apps | … | option Harbour Health",
  "group In an app | … | option Harbour Health → Client secrets | option Harbour Health → Statistics | option Harbour Health → Edit",
  "status 4 results",
];
const examples =
  "group Try | … | option active Balance am Werk yesterday | option Balance am Werk secrets | option dark";

it.each<readonly [typed: string, lines: ReadonlyArray<string>, opened: string | undefined]>([
  [
    "",
    [
      "group Apps | … | option Balance am Werk | option Harbour Health",
      "group Actions | … | option Invite an administrator | option Invite several people | option New app n",
      "group Pages | … | option Overview g o | option Users g u | option User Statistics g s | option Segments g m | option Secrets that need attention | option Themes",
      "group Settings | … | option Period: last 7 days | option Period: last 30 days | option Period: last 60 days | option Period: last 90 days | option Period: this month | option Period: last month | option Period: last 3 months | option Period: last 6 months | option Period: this year | option Period: last year | option Period: until <day> current | option Language: English current | option Language: Deutsch | option Colour mode: System current | option Colour mode: Light | option Colour mode: Dark | option CSV for Excel (semicolons) | option Keyboard shortcuts ? | option Sign out",
      `group Charts | … | ${charts.map((name) => `option Segments: ${name}`).join(" | ")}`,
      "status 38 results",
    ],
    undefined,
  ],
  ["HÁRB", harbour, "/administer/my-apps/app_harb"],
  ["overv", ["group Pages | … | option Overview g o", "status 1 result"], "/administer/overview"],
  ["german", ["group Settings | … | option Language: Deutsch", "status 1 result"], undefined],
  [
    "new",
    ["group Actions | … | option New app n | option Invite an administrator", "status 2 results"],
    "/administer/overview",
  ],
  ["no such", [examples, "status Nothing found"], undefined],
  [
    "active balance last 7 days",
    [
      "group Answer | … | option Active users · Balance am Werk · last 7 days 30, 10 more (+50.0%)",
      "status Active users · Balance am Werk · last 7 days: 30, 10 more (+50.0%). 1 result",
    ],
    "/administer/users/statistics?app=app_bala&period=LAST_7_DAYS&compare=previous",
  ],
])("“%s” finds, and Enter opens the first", async (typed, expected, opened) => {
  const { lines, go } = await open(typed);
  await expect
    .poll(lines)
    .toEqual([
      `dialog Search | combobox … pages, apps and commands${typed && ` = ${typed}`} [expanded]`,
      "listbox Results",
      ...expected,
    ]);
  await userEvent.keyboard("{Enter}");
  expect(go.mock.calls[0]?.[0]).toBe(opened);
});

it.each([
  ["while it loads", () => new Promise<Response>(() => {}), "Loading …"],
  ["if it does not load", () => json({}, 500), "Not loaded"],
])("an answer says %s", async (_state, metric, says) => {
  const { lines } = await open("active balance last month", metric);
  const row = `group Answer | … | option Active users · Balance am Werk · last month ${says}`;
  await expect.poll(lines).toEqual([expect.any(String), "listbox Results", row, "status 1 result"]);
});
