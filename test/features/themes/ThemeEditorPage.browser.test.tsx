/** The page of a theme as a person reads it, in each of its states; changes, conflicts, publishing and leaving. */
import { expect, it } from "vitest";
import { withContrastFixed } from "#src/domain/themes/contrast.ts";
import { draftsAtom } from "#src/features/themes/drafts.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { expectAccessible } from "#test/support/accessible.ts";
import { otherThan, read } from "#test/support/read.ts";
import { json } from "#test/support/smallServer.ts";
import { content, refuseStorage } from "#test/support/themesTabs.ts";
import { openEditor } from "./editorScreen.tsx";
import { idOf, theme } from "./themesServer.ts";

const sea = idOf("Sea");
const open = () => openEditor({ published: "Sea" });
type Opened = Awaited<ReturnType<typeof open>>;

const roles = {
  primary: "Primary",
  onPrimary: "On primary",
  accent: "Accent",
  onAccent: "On accent",
  background: "Background",
  onBackground: "On background",
  illustration: "Illustration",
  illustrationOutline: "Illustration outline",
} as const;
type Role = keyof typeof roles;
type Verdicts = Readonly<Partial<Record<Role, readonly [ratio: string, ...fixes: Array<string>]>>>;

const coloursOf = (colours: Readonly<Record<Role, string>>, verdicts: Verdicts) =>
  (Object.keys(roles) as ReadonlyArray<Role>)
    .flatMap((role) => {
      const name = `${roles[role]}, …`;
      const [ratio, ...fixes] = verdicts[role] ?? [];
      const verdict = ratio && `${ratio}:1 ${fixes.length > 0 ? "Too low" : "Passes"}`;
      return [
        `button Pick: ${name} | ${roles[role]} | textbox ${name} = ${colours[role]}`,
        verdict ? ` (${verdict}) | ${verdict}` : "",
        ...fixes.map((fix) => ` | button Use ${fix}: ${name}`),
        fixes.length > 0 ? " | Too low · at least 4.5:1" : "",
        role === "illustrationOutline" ? "" : " | ",
      ];
    })
    .join("");
const light: Verdicts = {
  onPrimary: ["5.47"],
  onAccent: ["5.02"],
  onBackground: ["17.85"],
  illustration: ["3.23"],
  illustrationOutline: ["10.35"],
};
const dark: Verdicts = {
  onPrimary: ["9.78"],
  onAccent: ["10.92"],
  onBackground: ["15.18"],
  illustration: ["7.77"],
  illustrationOutline: ["13.19"],
};

const toThemes = "link Back to themes";
const bar = (heading: string, offered: ReadonlyArray<string>, before = "", more = "") => {
  const button = (name: string) => `button ${name}${offered.includes(name) ? "" : " [disabled]"}`;
  const history = `${button("Undo")} | ${button("Redo")}`;
  return `group Edit and publish | heading1 ${heading} | ${history}${before} | ${more}${button("Discard changes")} | ${button("Publish changes")}`;
};
const exported = " | button Export the published theme";
const nameOf = (name: string) => `Name | textbox Name = ${name}`;
const hint = "region Colours | heading2 … | paragraph Pick, type or paste: #0F766E, #abc, rgb(…) or hsl(…).";
const full = [
  toThemes,
  bar("Sea", [], exported),
  nameOf("Sea"),
  hint,
  "group Build the theme from the primary colour | paragraph … | button Calm | button Fresh | button Warm | button Bold | paragraph The primary colour stays. Every pair gets enough contrast.",
  `group Light | heading3 … | ${coloursOf(content.light, light)}`,
  `group Dark | heading3 … | ${coloursOf(content.dark, dark)}`,
  "region Fonts | heading2 … | paragraph Choose a font or type your own. Separate several with commas. | iOS | combobox iOS = SF Pro | button Show suggestions iOS | Android | combobox Android = Roboto | button Show suggestions Android | Web | combobox Web = Inter, Arial | button Show suggestions Web",
  "region Preview | heading2 … | img …: Light | img …: Dark",
];

const faint = {
  ...content,
  light: { ...content.light, onPrimary: content.light.primary },
  dark: { ...content.dark, onPrimary: content.dark.primary },
};
const tooLow = { onPrimary: ["1.00", "#FFFFFF", "#A1F9EE"] } as const;
/** Another administrator has published, or deleted, the theme whose name was edited. */
const conflict =
  (change: Parameters<Opened["changeElsewhere"]>[1]) =>
  async ({ rename, changeElsewhere, press, confirm, dialog }: Opened) => {
    await rename("Mine");
    changeElsewhere(sea, change);
    await press("Publish changes");
    await confirm("Publish changes");
    await expect.element(dialog).not.toBeInTheDocument();
  };
const theirs = { name: "Theirs", fonts: { ...theme("Sea").fonts, ios: "Georgia" } };
const notKept =
  "status This browser cannot keep drafts Publish your changes before you close or reload this page: they would be lost.";
const edited = ["Undo", "Discard changes", "Publish changes"];

it.each<
  readonly [
    state: string,
    options: Parameters<typeof openEditor>[0],
    before: (editor: Opened) => unknown,
    lines: ReadonlyArray<string>,
  ]
>([
  ["that is published", {}, () => undefined, []],
  [
    "that is new, has no name and is not stored",
    { started: content },
    async ({ rename }) => {
      refuseStorage();
      await rename("");
    },
    [
      "without Name",
      bar("Theme | Draft", ["Undo", "Discard changes"]),
      `${notKept} | Name | textbox Name (Please enter a name) | Please enter a name`,
    ],
  ],
  [
    "with too little contrast",
    { started: faint },
    () => undefined,
    [
      bar("Calm sea | Draft", edited.slice(1), "", "button 2 contrast problems | "),
      nameOf("Calm sea"),
      `${hint} | button Fix all`,
      `group Light | heading3 … | ${coloursOf(faint.light, { ...light, ...tooLow })}`,
      `group Dark | heading3 … | ${coloursOf(faint.dark, { ...dark, onPrimary: ["1.00", "#000000", "#00685C"] })}`,
    ],
  ],
  [
    "that the browser does not store",
    {},
    async ({ rename }) => {
      refuseStorage();
      await rename("Lake");
    },
    ["without Name", bar("Lake | Unpublished changes", edited, exported), `${notKept} | ${nameOf("Lake")}`],
  ],
  [
    "that was published elsewhere",
    {},
    conflict(theirs),
    [
      bar("Mine | Changed elsewhere", edited.slice(0, 2), exported),
      "region This theme has been published elsewhere in the meantime | heading2 … | button Take the published version | button Keep my version | status Your version is still here. Keep it to publish it in place of the other one, or take the published version and discard yours.",
      "table Changes",
      "row columnheader Field | columnheader Published now | columnheader Yours",
      "row rowheader Name | cell Theirs | cell Mine",
      "row rowheader Font, iOS | cell Georgia | cell SF Pro",
      nameOf("Mine"),
    ],
  ],
  [
    "that was deleted elsewhere",
    {},
    conflict(undefined),
    [
      bar("Mine | Deleted elsewhere", edited.slice(0, 2)),
      "region This theme has been deleted elsewhere in the meantime | heading2 … | button Discard my version | button Keep it as a new theme | status Your version is still here. You can publish it as a new theme, or discard it.",
      nameOf("Mine"),
    ],
  ],
  [
    "on a phone, in the other mode",
    { width: 390 },
    ({ screen }) => screen.getByRole("tab", { name: "Dark" }).click(),
    [
      "without group Light",
      "without group Dark",
      "tablist Colours | tab Light | tab Dark [selected]",
      `tabpanel Dark | ${coloursOf(content.dark, dark)}`,
    ],
  ],
])("a theme %s is read with all that can be done", async (_state, options, before, lines) => {
  const editor = await openEditor({ ...(!options?.started && { published: "Sea" }), ...options });
  await before(editor);
  await expect.poll(() => otherThan(full, editor.lines())).toEqual(lines);
});

it.each<readonly [state: string, options: Parameters<typeof openEditor>[0], says: string]>([
  [
    "does not exist",
    { published: "None" },
    "icon palette | paragraph This theme no longer exists | paragraph It was deleted, and there are no unpublished changes to it in this browser.",
  ],
  ["loads", { list: () => new Promise(() => {}) }, "status Loading …"],
  [
    "cannot be loaded",
    { list: () => json({}, 503) },
    "icon triangle-exclamation-point | paragraph The theme could not be loaded | paragraph The server is not available right now. Try again in a moment. | button Try again",
  ],
])("the page says of a theme that it %s", async (_state, options, says) => {
  const { lines } = await openEditor({ published: "Sea", ...options });
  await expect.poll(lines).toEqual([`${toThemes} | heading1 Theme | ${says}`]);
});

it("changes can be undone, redone and published, and only then", async () => {
  const {
    name,
    rename,
    press,
    acts,
    act,
    found,
    dialog,
    toasts,
    names,
    draft,
    lines,
    confirm,
    screen,
    server,
    store,
  } = await open();
  await expect.poll(acts).toEqual(["Export the published theme"]);
  expect(found("download")).toBe("Export the published theme");
  await rename("Lake");
  await expect.poll(() => ["undo", "discard", "release"].map(found)).toEqual(edited);
  await act("Undo");
  await expect.element(name).toHaveValue("Sea");
  await expect.poll(() => lines()[1]).toBe(bar("Sea", ["Redo"], exported));
  await act("Redo");
  await expect.element(name).toHaveValue("Lake");
  await screen.getByLabelText("Primary, Light", { exact: true }).fill("#14532d");
  store.set(toastAtom, asWritten("Name undone"));
  await press("Publish changes");
  expect(toasts()).toEqual([]);
  await confirm("2 values change");
  await expect
    .poll(() => dialog.elements().flatMap(read))
    .toEqual([
      "dialog Publish “Lake”? | heading2 … | heading2 button 2 values change [expanded]",
      "group 2 values change",
      "table Changes",
      "row columnheader Field | columnheader Published | columnheader New",
      "row rowheader Name | cell Sea | cell Lake",
      "row rowheader Primary, Light | cell #0F766E | cell #14532D",
      "table Contrast",
      "row columnheader Contrast | columnheader Published | columnheader New",
      "row rowheader On primary / Primary, Light | cell 5.47:1 Passes | cell 9.11:1 Passes",
      "button Cancel | button Publish changes",
    ]);
  await expectAccessible();
  await confirm("Publish changes");
  await expect.poll(toasts).toEqual(["Theme “Lake” published"]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect([names(), draft()]).toEqual([["Lake", "Forest"], undefined]);
  // It was read by the page, before the publication and after it.
  await expect.poll(() => server.to("/api/v1/styles")).toHaveLength(3);
  const darker = coloursOf({ ...content.light, primary: "#14532D" }, { ...light, onPrimary: ["9.11"] });
  await expect
    .poll(() => otherThan(full, lines()))
    .toEqual([bar("Lake", [], exported), nameOf("Lake"), `group Light | heading3 … | ${darker}`]);
});

it("a publication that failed, or was stored otherwise, can be repeated, and is not said to have failed then", async () => {
  const { rename, press, dialog, refuse, storeOtherwise, toasts, draft, confirm, hold } = await open();
  const alerts = () =>
    dialog
      .getByRole("alert")
      .elements()
      .map(({ textContent }) => textContent);
  await rename("Lake");
  refuse(json({}, 500));
  await press("Publish changes");
  await confirm("Publish changes");
  await expect
    .poll(alerts)
    .toEqual(["The theme was not publishedSomething went wrong on the server. Try again."]);
  expect([toasts(), draft()?.now.name]).toEqual([[], "Lake"]);
  await confirm("Cancel");
  await expect.element(dialog).not.toBeInTheDocument();
  await press("Publish changes");
  expect(alerts()).toEqual([]);
  refuse(undefined);
  storeOtherwise({ name: "Sea" });
  await confirm("Publish changes");
  await expect
    .poll(alerts)
    .toEqual(["Not everything was publishedThe platform answered, but did not save “Name”."]);
  expect(draft()?.now.name).toBe("Lake");
  storeOtherwise({});
  const answer = hold();
  await confirm("Publish changes");
  await expect
    .poll(() => read(dialog.element()).at(-1))
    .toBe(
      "dialog Publish “Lake”? | heading2 … | heading2 button 1 value changes | button Cancel [disabled] | button Publish changes The changes are being published [disabled]",
    );
  answer();
  await expect.poll(toasts).toEqual(["Theme “Lake” published"]);
});

it("of two versions the own one is kept, and overwrites the other only once it is published", async () => {
  const editor = await open();
  const { press, confirm, draft, lines, stored, server } = editor;
  await conflict(theirs)(editor);
  expect(editor.toasts()).toEqual([]);
  await press("Keep my version");
  await expect.poll(() => lines()[1]).toBe(bar("Mine | Unpublished changes", edited, exported));
  expect(draft()?.now).toMatchObject({ name: "Mine", fonts: { ios: "SF Pro" } });
  expect(stored()[0]?.name).toBe("Theirs");
  expect(server.requests.filter(({ method }) => method === "PUT")).toEqual([]);
  await press("Publish changes");
  await confirm("Publish changes");
  await expect.poll(() => stored()[0]).toMatchObject({ name: "Mine", fonts: { ios: "SF Pro" } });
});

it.each([
  [
    "published",
    theirs,
    "Take the published version",
    "The theme goes back to its published version. Your changes cannot be recovered.",
    0,
  ],
  ["deleted", undefined, "Discard my version", "This draft was never published and will be gone.", 1],
])("of a theme that was %s elsewhere the own version is discarded after a question", async (...each) => {
  const [, change, discard, says, leaves] = each;
  const editor = await open();
  const { press, question, draft, left } = editor;
  await conflict(change)(editor);
  for (const answer of ["Keep the changes", "Discard changes"]) {
    await press(discard);
    await expect
      .poll(() => question.elements().flatMap(read))
      .toEqual([
        `alertdialog Discard the changes to “Mine”? (${says}) | heading2 … | paragraph ${says} | button Keep the changes | button Discard changes`,
      ]);
    expect(draft()?.now.name).toBe("Mine");
    await question.getByRole("button", { name: answer }).click();
    await expect.element(question).not.toBeInTheDocument();
  }
  await expect.poll(draft).toBeUndefined();
  expect(left()).toBe(leaves);
});

it("a theme that was deleted elsewhere is kept as a new one, which opens at its own address", async () => {
  const editor = await open();
  const { press, confirm, dialog, opened, names } = editor;
  await conflict(undefined)(editor);
  await press("Keep it as a new theme");
  await press("Publish changes");
  await expect.element(dialog).toHaveTextContent("This theme is new");
  await confirm("Publish changes");
  await expect.poll(opened).toEqual(["thm_created"]);
  expect(names()).toEqual(["Forest", "Mine"]);
});

it.each([
  ["Publish changes", withContrastFixed(content)],
  ["Publish anyway", faint],
])(
  "“%s” sends a new theme, which goes on at its address and is said to be stored in part",
  async (publish, started) => {
    const { press, confirm, opened, server, store, toasts, storeOtherwise } = await openEditor({ started });
    storeOtherwise({ fonts: { ...started.fonts, web: "Arial", ios: "Georgia" } });
    await press("Publish changes");
    await confirm(publish);
    await expect.poll(opened).toEqual(["thm_created"]);
    expect(
      await server
        .to("/api/v1/styles")
        .find(({ method }) => method === "POST")
        ?.json(),
    ).toEqual(started);
    await expect.poll(toasts).toEqual(["The platform answered, but did not save “Font, iOS”, “Font, Web”."]);
    // What was not stored is a draft of its new id.
    const drafts = [...store.get(draftsAtom)].map(([id, { base, now }]) => [id, base?.fonts.ios, now.fonts]);
    expect(drafts).toEqual([["thm_created", "Georgia", started.fonts]]);
  },
);

it.each([
  ["says that unpublished changes are kept", true, false, true],
  ["says nothing when the browser refuses to store them", true, true, false],
  ["says nothing without unpublished changes", false, false, false],
])("leaving the editor %s", async (_what, isEdited, isRefused, isKept) => {
  const { rename, screen, toasts, name } = await open();
  if (isRefused) refuseStorage();
  await rename(isEdited ? "Moon" : "Sea");
  await expect.element(name).toHaveValue(isEdited ? "Moon" : "Sea");
  await screen.unmount();
  expect(localStorage.getItem(`theme-draft/${sea}`)?.includes('"name":"Moon"') === true).toBe(isKept);
  await expect.poll(toasts).toEqual(isKept ? ["Your changes to “Moon” are kept in this browser."] : []);
});
