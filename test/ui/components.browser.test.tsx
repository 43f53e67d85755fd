/** What each component says in each of its states, as a person reads it. The other files here try what they do. */
import "#src/theme/theme.css.ts";
import { RotateCw } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { asWritten as say } from "#src/i18n/i18n.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Button, ButtonLink, IconButton } from "#src/ui/Button.tsx";
import * as card from "#src/ui/Card.css.ts";
import { Card } from "#src/ui/Card.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { OfflineContext } from "#src/ui/contexts.ts";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { Loading, Reloading } from "#src/ui/loading.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { QueryView, type QueryViewProps } from "#src/ui/QueryView.tsx";
import { say as announce } from "#src/ui/say.ts";
import { Select } from "#src/ui/Select.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { type Columns, Table, TableSkeleton } from "#src/ui/Table.tsx";
import { Tabs } from "#src/ui/Tabs.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { read } from "#test/support/read.ts";

const nothing = () => undefined;
const label = say("Age");
const error = say("Wrong");
const help = { label, description: say("Help") };
const bad = { ...help, error };
const text = { title: say("Title"), children: "Text" };
const add = <Button>Add</Button>;
const choices = ["One", "Two"].map((id) => ({ id, name: say(id) }));
const select = { options: choices, value: "Two", onChange: nothing };
const choice = { label, choices, value: "Two", onChange: nothing };
const toggle = { children: label, onChange: nothing };
const on = { ...toggle, isSelected: true, "aria-label": say("All") };
const off = { ...toggle, isSelected: false, isDisabled: true };
const tabs = { label, tabs: choices, selected: "Two", onSelect: nothing };
const suggest = { ...bad, value: "a", onChange: nothing, suggestions: [] };
const section = { ...text, children: add, summary: "Sum", onExpandedChange: nothing };
const details = choices.map(({ name }) => ({ term: name, details: "Text" }));
const message = { ...text, isOpen: true, confirmLabel: say("OK"), onConfirm: nothing };
const question = { ...message, cancelLabel: say("Cancel"), isWrite: true };
const dismiss = { onDismiss: nothing, dismissLabel: label };
const chosen = "group Age | … | radio One | radio Two [checked]";
const list = "button Show suggestions Age";
const pending = { isPending: true, pendingLabel: say("Busy") };
const search = { type: "submit", isWrite: false } as const;
const buttons = (
  <>
    {add}
    <Button isWrite>Delete</Button>
    <Button type="submit">Save</Button>
    <Button {...search}>Find</Button>
    <Button isDisabled>Off</Button>
  </>
);
const offline = (children: ReactNode) => <OfflineContext value={say("Offline")}>{children}</OfflineContext>;

type Direction = "ascending" | "descending" | "none";
const name = { id: "name", header: say("Name"), cell: String, skeleton: "12ch" };
const columns = (direction?: Direction): Columns<string> => [
  direction ? { ...name, sort: { direction, onPress: nothing } } : name,
  { id: "status", header: say("Status"), cell: () => "Active", late: "words" },
  { id: "actions", header: say("Actions"), isHeaderHidden: true, cell: () => add },
];
const table = (direction?: Direction) => (
  <Table label={label} rows={["A"]} rowId={String} columns={columns(direction)} />
);
const loadingTable = { label, rowCount: 2, loadingLabel: say("Loading") };
const row = "row rowheader A | cell Active | button Add";

const words = { failed: say("Lost"), reloadFailed: say("Stale"), reloading: say("Busy"), retry: say("Go") };
const first = { data: undefined, error: undefined, isLoading: false, onRetry: nothing, skeleton: "…" };
const view = (props: Partial<QueryViewProps<string>>) => (
  <QueryView<string> {...first} words={words} empty={(data) => data === "" && "Empty"} {...props}>
    {(data) => data}
  </QueryView>
);
const data = "Data";
const issues = [{ title: text.title, places: ["a", "a", "b", "c", "d"] }];

const head = "columnheader Status | columnheader Actions";
const sorting = `button Name | ${head}`;
const asks = "alertdialog Title (Text) | heading2 … | Text | ";
const lost = "icon triangle-exclamation-point | paragraph Lost | paragraph Wrong | button Go";
const stale = "paragraph Stale | Wrong | button Go";

type Row = readonly [what: string, element: ReactNode, ...lines: ReadonlyArray<string>];
const says = (...each: Row) => each;

const rows: ReadonlyArray<Row> = [
  says("buttons", buttons, "button Add | button Delete | button Save | button Find | button Off [disabled]"),
  says(
    "buttons offline",
    offline(buttons),
    "button Add | button Delete [disabled] | button Save [disabled] | button Find | button Off [disabled]",
  ),
  says("a pending button", <Button {...text} {...pending} />, "button Text Busy [disabled]"),
  says("a pending icon", <IconButton isPending icon={RotateCw} label={label} />, "button Age [disabled]"),
  says("a critical notice", <Notice {...text} kind="critical" />, "alert Title Text"),
  says("a cautious notice", <Notice {...text} kind="caution" />, "status Title Text"),
  says("a notice", <Notice {...text} />, "status Title Text"),
  says("a positive notice", <Notice {...text} kind="positive" />, "status Title Text"),
  says("a notice to dismiss", <Notice {...text} {...dismiss} />, "paragraph Title | Text | button Age"),
  says("a text field", <TextField {...help} value="a" />, "Age | textbox Age = a (Help) | Help"),
  says("a wrong text field", <TextField {...bad} />, "Age | textbox Age (Wrong) | Wrong"),
  says("a full label", <TextField label={label} fullLabel={say("All")} />, "Age | textbox All"),
  says("a code field", <CodeField {...help} value="a" />, "Age | textbox Age (Help) | paragraph Help"),
  says("a select", <Select {...help} {...select} />, "Age | button Two Age (Help) | Help"),
  says("a wrong select", <Select {...bad} {...select} />, "Age | button Two Age (Wrong) | Wrong"),
  says("a bare select", <Select {...help} {...select} isLabelHidden />, "button Two Age (Help) | Help"),
  says("a suggest field", <SuggestField {...suggest} />, `Age | combobox Age = a (Wrong) | ${list} | Wrong`),
  says("a switch", <Switch {...on} />, "switch All [checked] | Age"),
  says("a disabled switch", <Switch {...off} />, "switch Age [disabled] | Age"),
  says("a choice bar", <ChoiceBar {...choice} />, chosen),
  says("a bare choice", <ChoiceBar {...choice} isLabelHidden />, chosen),
  says(
    "tabs",
    <Tabs {...tabs}>{add}</Tabs>,
    "tablist Age | tab One | tab Two [selected]",
    "tabpanel Two | button Add",
  ),
  says(
    "an open section",
    <Disclosure {...section} isExpanded />,
    "heading2 button Title [expanded] | Sum",
    "group Title | button Add",
  ),
  says("a closed section", <Disclosure {...section} isExpanded={false} />, "heading2 button Title | Sum"),
  says(
    "details",
    <DescriptionList items={details} layout="line" />,
    "term One | definition Text",
    "term Two | definition Text",
  ),
  says("a card", <Card {...text} actions={add} />, "region Title | heading2 … | button Add | Text"),
  says("a compact card", <Card {...text} isCompact />, "group Title | heading3 … | Text"),
  says("a failure", <EmptyState {...text} />, "alert Title Text"),
  says(
    "an empty state",
    <EmptyState {...text} glyph={RotateCw} />,
    "icon rotate-cw | paragraph Title | paragraph Text",
  ),
  says("a loading part", <Loading label={label}>…</Loading>, "status Age"),
  says("a part that reloads with others", <Reloading isBusy>Text</Reloading>, "[busy] | Text"),
  says("a table", table(), "table Age", `row columnheader Name | ${head}`, row),
  says("a table sorted upwards", table("ascending"), "table Age", `row [ascending] | ${sorting}`, row),
  says("a table sorted downwards", table("descending"), "table Age", `row [descending] | ${sorting}`, row),
  says("a table to sort", table("none"), "table Age", `row ${sorting}`, row),
  says("a loading table", <TableSkeleton {...loadingTable} columns={columns("none")} />, "status Loading"),
  says("a question", <AlertDialog {...question} />, `${asks}button Cancel | button OK`),
  says(
    "a pending question",
    <AlertDialog {...question} {...pending} />,
    `${asks}button Cancel [disabled] | button OK Busy [disabled]`,
  ),
  says(
    "a question offline",
    offline(<AlertDialog {...question} />),
    `${asks}status Offline | button Cancel | button OK [disabled]`,
  ),
  says("a message", <AlertDialog {...message} />, `${asks}button OK`),
  says("a dialog offline", offline(<Dialog {...text} isOpen />), "dialog Title | heading2 … | Text"),
  says("a query that loads", view({ isLoading: true }), "…"),
  says("a failed query", view({ error }), lost),
  says("a second try", view({ error, isLoading: true }), `${lost} [disabled]`),
  says("a query with data", view({ data }), "Data"),
  says("a reload", view({ data, isLoading: true }), "[busy] | Data"),
  says("a failed reload", view({ data, error }), `${stale} | Data`),
  says("a second reload", view({ data, error, isLoading: true }), `${stale} [disabled] | [busy] | Data`),
  says("a query with issues", view({ data, issues }), "status Title a b c | Data"),
  says("a failed reload of nothing", view({ data: "", error }), `${stale} | Empty`),
];

it.each(rows)("%s", async (_what, element, ...lines) => {
  await page.viewport(1280, 720);
  const { container } = await render(element);
  expect(read(document.querySelector("[role=dialog], [role=alertdialog]") ?? container)).toEqual(lines);
});

it.each([
  ["ascending", "lucide-arrow-up", true],
  ["descending", "lucide-arrow-down", true],
  ["none", "lucide-arrow-up", false],
] as const)("a column sorted %s has the arrow %s (shown: %s)", async (direction, arrow, isShown) => {
  const { container } = await render(table(direction));
  const icon = container.querySelector(`th .${arrow}`);
  expect(icon?.parentElement && getComputedStyle(icon.parentElement).opacity).toBe(isShown ? "1" : "0");
});

it("a loading table has placeholders as its columns say, and nothing to press", async () => {
  const { container } = await render(<TableSkeleton {...loadingTable} columns={columns("none")} />);
  const [, ...rows] = container.querySelectorAll("tr");
  const placeholder = ({ lastElementChild: last }: Element) =>
    last?.getAttribute("style") ?? last?.hasAttribute("data-late");
  const row = ["width: 12ch;", true, undefined];
  expect(rows.map(({ children }) => [...children].map(placeholder))).toEqual([row, row]);
  expect(container.querySelector("button")).toBeNull();
});

it("a table on a phone says the same, and its invisible head takes no focus", async () => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(390, 720);
  const { container } = await render(table("none"));
  expect(read(container)).toEqual(["table Age", `row columnheader Name | ${head}`, row]);
});

it.each([
  ["a question", "OK", question],
  ["a destructive question", "Cancel", { ...question, isDestructive: true }],
  ["a message", "OK", message],
])("%s focuses %s first", async (_what, name, props) => {
  const screen = await render(<AlertDialog {...props} />);
  await expect.element(screen.getByRole("button", { name })).toHaveFocus();
});

it.each([{ error }, { error, data }])("a query that failed is tried again (%o)", async (props) => {
  const onRetry = vi.fn<() => void>();
  const screen = await render(view({ ...props, onRetry }));
  await screen.getByRole("alert").getByRole("button", { name: "Go" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it("a query that reloads says so", async () => {
  const screen = await render(view({ data }));
  announce(label);
  await screen.rerender(view({ data, isLoading: true }));
  await expect.poll(() => document.querySelector("body > [data-live-announcer]")?.textContent).toBe("Busy");
});

it.each([{ error }, { data: "" }])("a query (%o) is on a card, unless it is inside one", async (props) => {
  const screen = await render(view(props));
  const cards = () => screen.container.querySelectorAll(`.${card.root}`).length;
  expect(cards()).toBe(1);
  await screen.rerender(view({ ...props, isInCard: true }));
  expect(cards()).toBe(0);
});

const looks = <P extends object>(Look: ComponentType<P>, options: ReadonlyArray<P>) =>
  options.map((option, at) => (
    <div key={String(at)}>
      <Look {...option} />
    </div>
  ));
const variants = (["primary", "secondary", "destructive"] as const).map((variant) => ({
  children: label,
  variant,
}));
const links = variants.map((variant) => ({ ...variant, href: "/" }));
const kinds = (["critical", "caution", "positive"] as const).map((kind) => ({ ...text, kind }));
const layouts = (["line", "rows"] as const).map((layout) => ({ items: details, layout }));
const states = (["positive", "neutral", "caution", "critical"] as const).map((state) => ({
  state,
  children: "A",
}));

it.each([
  ["a button", looks(Button, variants)],
  ["a link as a button", looks(ButtonLink, links)],
  ["a card", looks(Card, [text, { ...text, isFlush: true }, { ...text, isCompact: true }])],
  ["a notice", looks(Notice, kinds)],
  ["a text field", looks(TextField, [help, { ...help, isDescriptionBeside: true }])],
  ["details", looks(DescriptionList, layouts)],
  ["a status", looks(StatusChip, states)],
])("each option of %s has a look of its own", async (_what, all) => {
  const { container } = await render(all);
  const htmls = [...container.children].map(({ innerHTML }) =>
    innerHTML.replaceAll(/(?:react-aria|_r_)[^"]*/gu, ""),
  );
  expect(new Set(htmls).size).toBe(all.length);
});

it("a switch that is on has its thumb at the other side, and a status has an edge in forced colours", async () => {
  const { container } = await render([
    <Switch {...on} key="on" />,
    <Switch {...off} key="off" />,
    <StatusChip state="positive" key="status">
      A
    </StatusChip>,
  ]);
  const thumbs = [...container.querySelectorAll("span > span:empty")];
  const x = (element: Element | null | undefined) => element?.getBoundingClientRect().x ?? Number.NaN;
  expect(thumbs.map((thumb) => x(thumb) - x(thumb.parentElement))).toEqual([17, 3]);
  expect(getComputedStyle(container.lastElementChild ?? container).borderTopWidth).toBe("1px");
});

it("what cannot be undone is confirmed by a destructive button", async () => {
  const screen = await render(<Button variant="destructive">Delete</Button>);
  const look = screen.getByRole("button").element().getAttribute("class") ?? "";
  await screen.rerender(<AlertDialog {...question} isDestructive />);
  await expect.element(screen.getByRole("button", { name: "OK" })).toHaveAttribute("class", look);
});

it.each([
  ["line", "beside", "beside"],
  ["rows", "beside", "below"],
] as const)(
  "of details in %s, each stands %s its term, and a pair %s the one before",
  async (layout, detail, pair) => {
    const { container } = await render(<DescriptionList items={details} layout={layout} />);
    const boxes = [...container.querySelectorAll("dt, dd")].map((each) => each.getBoundingClientRect());
    const [term, first, next] = boxes;
    const place = (one?: DOMRect, before?: DOMRect) =>
      Number(one?.top) < Number(before?.bottom) ? "beside" : "below";
    expect([place(first, term), place(next, term)]).toEqual([detail, pair]);
  },
);
