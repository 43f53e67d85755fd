/** What leaves the overview: text, table and paper. They say what is not known, and wait for what is asked. */
import { expect, it, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { menuItems } from "#test/support/read.ts";
import { json } from "#test/support/smallServer.ts";
import { app, menu, never, open, poll, prepareOverview, secrets, undated } from "./overviewScreen.tsx";

prepareOverview();

/** The text of each saved file. */
const watchFiles = () => {
  const createObjectURL = URL.createObjectURL.bind(URL);
  const files: Array<Blob> = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return createObjectURL(file);
  });
  return async (count: number) => {
    await expect.poll(() => files, poll).toHaveLength(count);
    return undated((await files.at(-1)?.text()) ?? "").split("\r\n");
  };
};

/** The lines of the text that was copied last. */
const watchCopies = () => {
  const copied = vi.spyOn(navigator.clipboard, "write").mockReset().mockResolvedValue();
  return async () => {
    await expect.poll(() => copied.mock.calls.length).toBeGreaterThan(0);
    const text = await (await copied.mock.lastCall?.[0]?.[0]?.getType("text/plain"))?.text();
    return undated(text ?? "").split("\n");
  };
};

it("of more than fifty apps nothing is asked, and what leaves the list says so", async () => {
  const saved = watchFiles();
  const copied = watchCopies();
  const { lines, server, act } = await open({
    apps: Array.from({ length: 51 }, (_, at) => app(`App ${at}`)),
    answers: { "/api/v1/apps/": never },
  });
  await expect
    .poll(() => lines().slice(1, 5))
    .toEqual([
      "group Show | … | radio All 51 [checked] | radio Disabled 0 | radio Secrets",
      menu,
      "table Apps",
      "row [ascending] | button Name | New | combobox Days | columnheader Active | button Creation date",
    ]);
  expect(server.requests.filter(({ url }) => url.includes("tokens"))).toEqual([]);
  await act("Copy as text");
  expect((await copied()).slice(-4)).toEqual([
    "App 50: users: Not loaded, secrets: Not loaded.",
    "",
    "Secrets that need attention",
    "Missing, expired or expiring in the next 14 days, in 0 of 51 active apps.",
  ]);
  await act("Download CSV");
  expect((await saved(1)).at(-2)).toMatch(/^App 50,Active,2020-01-03,(Not loaded,){6},$/);
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  expect(lines().at(-1)).toBe("row link App 50 | cell Not loaded | cell Not loaded");
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

it("what leaves the list waits for what is asked", async () => {
  const saved = watchFiles();
  const copied = watchCopies();
  let answer = (_secrets: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { screen, act } = await open({
    apps: [app("Anchor"), app("Calm")],
    answers: { "/api/v1/apps/app_calm/tokens": () => held },
  });
  await screen.getByRole("button", { name: "More actions" }).click();
  const detail = "Starts when all has loaded (1 of 2)";
  await expect
    .poll(menuItems, poll)
    .toEqual([`Copy as text${detail}`, `Download CSV${detail}`, `Print${detail}`]);
  await page.getByRole("menuitem", { name: "Download CSV" }).click();
  await act("Copy as text");
  answer(json({ content: secrets["calm"] }));
  expect((await saved(1))[2]).toMatch(/,Expired,<date>,e$/);
  expect((await copied()).at(-1)).toBe("- Calm, e: Expired <day>");
});

it("the list leaves as a text, as a table and on paper", async () => {
  const print = vi.spyOn(window, "print").mockReset().mockReturnValue();
  const copied = watchCopies();
  const saved = watchFiles();
  const { screen, act, toasts } = await open();
  await screen.getByRole("button", { name: "More actions" }).click();
  await expect.poll(menuItems).toEqual(["Copy as text", "Download CSV", "Print"]);
  await page.getByRole("menuitem", { name: "Print" }).click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  await act("Copy as text");
  await expect.poll(toasts).toEqual(["Copied"]);
  expect(await copied()).toEqual([
    "Apps on <day>: the last 30 days, compared with the 30 days before",
    "",
    "Anchor: 40 new users (+100.0%), 328 active users (+2.2%), secrets: Valid.",
    "Balance: 0 new users, 0 active users (−100.0%), secrets: 2 expire, first <day>.",
    "Calm: 10 new users (−50.0%), 100 active users (−50.0%), secrets: Expired <day>.",
    "Drift: Disabled, 0 new users, 0 active users, secrets: Expires <day>.",
    "",
    "Secrets that need attention",
    "- Balance, c: Expires <day>",
    "- Balance, d: Expires <day>",
    "- Calm, e: Expired <day>",
  ]);
  await act("Download CSV");
  expect(await saved(1)).toEqual([
    'Name,Status,Creation date,Registered users,"New, 30 days","New, 30 days before","Active, 30 days","Active, 30 days before",Secrets,Secret expires,Secret alias',
    "Anchor,Active,2020-01-03,1000,40,20,328,321,Valid,,",
    'Balance,Active,2020-01-03,500,0,0,0,5,Expires soon,<date>,"c, d"',
    "Calm,Active,2020-01-03,300,10,20,100,200,Expired,<date>,e",
    "Drift,Disabled,2020-01-03,200,0,0,0,0,Expires soon,<date>,f",
    "",
  ]);
});

it("the secrets that need attention leave as a table and on paper, and one is rotated", async () => {
  const saved = watchFiles();
  const { lines, act, acts, screen } = await open({ search: "?view=secrets" });
  await expect.poll(() => lines().at(-1), poll).toContain("row link e");
  await act("Download CSV");
  expect(await saved(1)).toEqual([
    "App,Alias,Created,Expires,Days left",
    "Balance,c,<date>,<date>,3",
    "Balance,d,<date>,<date>,9",
    "Calm,e,<date>,<date>,-3",
    "",
  ]);
  expect(acts()).toEqual(expect.arrayContaining(["Download CSV", "Print"]));
  expect(acts()).not.toContain("Copy as text");
  await screen.getByRole("button", { name: "Rotate secret “c” of Balance" }).click();
  await expect.element(page.getByRole("dialog", { name: "Rotate client secret" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Alias" })).toHaveValue("c-2");
});

it("what has failed is asked again at a press", async () => {
  let isDown = true;
  const { screen } = await open({
    hasActivity: false,
    apps: [app("Anchor"), app("Calm")],
    answers: {
      "/api/v1/apps/": (request) => {
        if (isDown) return json({}, 500);
        return json({ content: request.url.includes("anchor") ? secrets["anchor"] : [] });
      },
    },
    ids: [],
  });
  const load = screen.getByRole("button", { name: "Load" });
  await expect.element(load, poll).toBeVisible();
  isDown = false;
  await load.click();
  await expect.element(screen.getByText("No secret"), poll).toBeVisible();
  await expect.element(load).not.toBeInTheDocument();
});
