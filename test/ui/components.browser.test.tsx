/** What each component says and looks like in each of its states: components.txt. The other files here try what they do. */
import { RotateCw } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { asWritten as say } from "#src/i18n/i18n.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Button, ButtonLink, IconButton } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { OfflineContext } from "#src/ui/contexts.ts";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { Reloading } from "#src/ui/loading.tsx";
import { QueryView, type QueryViewProps } from "#src/ui/QueryView.tsx";
import { say as announce } from "#src/ui/say.ts";
import { Select } from "#src/ui/Select.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { type Columns, Table, TableSkeleton } from "#src/ui/Table.tsx";
import { Tabs } from "#src/ui/Tabs.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { print } from "#test/screens/print.ts";
import { linesIn } from "#test/screens/writer.ts";

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

const words = { failed: say("Lost"), reloadFailed: say("Stale"), reloading: say("Busy"), retry: say("Go") };
const first = { data: undefined, error: undefined, isLoading: false, onRetry: nothing, skeleton: "…" };
const view = (props: Partial<QueryViewProps<string>>) => (
  <QueryView<string> {...first} words={words} empty={(data) => data === "" && "Empty"} {...props}>
    {(data) => data}
  </QueryView>
);
const data = "Data";
const issues = [{ title: text.title, places: ["a", "a", "b", "c", "d"] }];

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
const layouts = (["line", "rows"] as const).map((layout) => ({ items: details, layout }));
const states = (["positive", "neutral", "caution", "critical"] as const).map((state) => ({
  state,
  children: "A",
}));

const shown: Readonly<Record<string, ReactNode>> = {
  buttons: buttons,
  "buttons offline": offline(buttons),
  "a pending button": <Button {...text} {...pending} />,
  "a pending icon": <IconButton isPending icon={RotateCw} label={label} />,
  "a text field": <TextField {...help} value="a" />,
  "a required field": <TextField label={label} placeholder={say("Calm")} isRequired />,
  "a full label": <TextField label={label} fullLabel={say("All")} />,
  "a select": <Select {...help} {...select} />,
  "a wrong select": <Select {...bad} {...select} />,
  "a bare select": <Select {...help} {...select} isLabelHidden />,
  "a suggest field": <SuggestField {...suggest} />,
  "a switch": <Switch {...on} />,
  "a choice bar": <ChoiceBar {...choice} />,
  tabs: <Tabs {...tabs}>{add}</Tabs>,
  "an open section": <Disclosure {...section} isExpanded />,
  "a closed section": <Disclosure {...section} isExpanded={false} />,
  "a card": <Card {...text} actions={add} />,
  "a failure": <EmptyState {...text} />,
  "an empty state": <EmptyState {...text} glyph={RotateCw} />,
  "a part that reloads with others": <Reloading isBusy>Text</Reloading>,
  "a table": table(),
  "a table sorted upwards": table("ascending"),
  "a table sorted downwards": table("descending"),
  "a table to sort": table("none"),
  "a loading table": <TableSkeleton {...loadingTable} columns={columns("none")} />,
  "a question": <AlertDialog {...question} />,
  "a pending question": <AlertDialog {...question} {...pending} />,
  "a question offline": offline(<AlertDialog {...question} />),
  "a dialog offline": offline(<Dialog {...text} isOpen />),
  "a query that loads": view({ isLoading: true }),
  "a failed query": view({ error }),
  "a failed query in a card": view({ error, isInCard: true }),
  "an empty query in a card": view({ data: "", isInCard: true }),
  "a second try": view({ error, isLoading: true }),
  "a query with data": view({ data }),
  "a reload": view({ data, isLoading: true }),
  "a failed reload": view({ data, error }),
  "a second reload": view({ data, error, isLoading: true }),
  "a query with issues": view({ data, issues }),
  "a failed reload of nothing": view({ data: "", error }),
  "a table on a phone": table("none"),
  "looks of links as buttons": looks(ButtonLink, links),
  "looks of cards": looks(Card, [text, { ...text, isFlush: true }, { ...text, isCompact: true }]),
  "looks of fields": looks(TextField, [help, { ...help, isDescriptionBeside: true }]),
  "looks of details": looks(DescriptionList, layouts),
  "looks of a status": looks(StatusChip, states),
  "a destructive question": <AlertDialog {...question} isDestructive />,
};

const read = new Map<string, ReadonlyArray<string>>();
it.each(Object.entries(shown))("%s", async (what, element) => {
  await page.viewport(what.endsWith("phone") ? 390 : 1280, 720);
  onTestFinished(() => page.viewport(1280, 720));
  const { container } = await render(element);
  const lines = linesIn(document.querySelector("[role=dialog], [role=alertdialog]") ?? container);
  expect(lines).not.toEqual([]);
  read.set(what, print(lines));
});

it("all of them are as approved", async () => {
  const text = [...read].map(([what, lines]) => [`# ${what}`, ...lines].join("\n"));
  await expect(`${text.join("\n\n")}\n`).toMatchFileSnapshot("components.txt");
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

it("a flush card has no room around its content", async () => {
  const { container } = await render(looks(Card, [text, { ...text, isFlush: true }]));
  const [usual, flush] = [...container.children].map(({ innerHTML }) =>
    innerHTML.replaceAll(/(?:react-aria|_r_)[^"]*/gu, ""),
  );
  expect(flush).not.toBe(usual);
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
