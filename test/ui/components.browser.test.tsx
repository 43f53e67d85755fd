/**
 * What components say and look like in the states that no screen of test/screens is in: components.txt. The other files
 * here try what they do.
 */
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { asWritten as say } from "#src/i18n/i18n.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Button, IconButton } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { OfflineContext } from "#src/ui/contexts.ts";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { Reloading } from "#src/ui/loading.tsx";
import { QueryView, type QueryViewProps } from "#src/ui/QueryView.tsx";
import { Select } from "#src/ui/Select.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { type Columns, TableSkeleton } from "#src/ui/Table.tsx";
import { print } from "#test/screens/print.ts";
import { linesIn } from "#test/screens/writer.ts";

const nothing = () => undefined;
const label = say("Age");
const error = say("Wrong");
const bad = { label, description: say("Help"), error };
const text = { title: say("Title"), children: "Text" };
const add = <Button>Add</Button>;
const choices = ["One", "Two"].map((id) => ({ id, name: say(id) }));
const select = { options: choices, value: "Two", onChange: nothing };
const toggle = { children: label, onChange: nothing };
const on = { ...toggle, isSelected: true };
const off = { ...toggle, isSelected: false, isDisabled: true };
const suggest = { ...bad, value: "a", onChange: nothing, suggestions: [] };
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

const columns: Columns<string> = [
  {
    id: "name",
    header: say("Name"),
    cell: String,
    skeleton: "12ch",
    sort: { direction: "none", onPress: nothing },
  },
  { id: "status", header: say("Status"), cell: () => "Active", late: "words" },
  { id: "actions", header: say("Actions"), isHeaderHidden: true, cell: () => add },
];

const words = { failed: say("Lost"), reloadFailed: say("Stale"), reloading: say("Busy"), retry: say("Go") };
const first = { data: undefined, error: undefined, isLoading: false, onRetry: nothing, skeleton: "…" };
const view = (props: Partial<QueryViewProps<string>>) => (
  <QueryView<string> {...first} words={words} {...props}>
    {(data) => data}
  </QueryView>
);
const data = "Data";
const issues = [{ title: text.title, places: ["a", "a", "b", "c", "d"] }];

const shown: Readonly<Record<string, ReactNode>> = {
  "buttons offline": offline(buttons),
  "a pending button": <Button {...text} {...pending} />,
  "a pending icon": <IconButton isPending icon={RotateCw} label={label} />,
  "a wrong select": <Select {...bad} {...select} />,
  "a suggest field": <SuggestField {...suggest} />,
  "a part that reloads with others": <Reloading isBusy>Text</Reloading>,
  "a pending question": <AlertDialog {...question} {...pending} />,
  "a question offline": offline(<AlertDialog {...question} />),
  "a dialog offline": offline(<Dialog {...text} />),
  "a second try": view({ error, isLoading: true }),
  "a second reload": view({ data, error, isLoading: true }),
  "a query with issues": view({ data, issues }),
  "details in rows": <DescriptionList items={details} layout="rows" />,
};

beforeEach(() => page.viewport(1280, 720));

const read = new Map<string, ReadonlyArray<string>>();
it.each(Object.entries(shown))("%s", async (what, element) => {
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
  const { container } = await render(
    <TableSkeleton label={label} rowCount={2} loadingLabel={say("Loading")} columns={columns} />,
  );
  const [, ...rows] = container.querySelectorAll("tr");
  const placeholder = ({ lastElementChild: last }: Element) =>
    last?.getAttribute("style") ?? last?.hasAttribute("data-late");
  const row = ["width: 12ch;", true, false];
  expect(rows.map(({ children }) => [...children].map(placeholder))).toEqual([row, row]);
  expect(container.querySelector("button")).toBeNull();
});

it.each([{ error }, { error, data }])("a query that failed is tried again (%o)", async (props) => {
  const onRetry = vi.fn<() => void>();
  const screen = await render(view({ ...props, onRetry }));
  await screen.getByRole("alert").getByRole("button", { name: "Go" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it("a message continues a long name on the next line", async () => {
  await page.viewport(360, 720);
  const { container } = await render(<EmptyState title={say("Zusammenarbeit".repeat(4))} />);
  expect(container.scrollWidth).toBe(container.clientWidth);
});

it("a flush card has no room around its content", async () => {
  const { container } = await render([
    <Card key="usual">Text</Card>,
    <Card isFlush key="flush">
      Text
    </Card>,
  ]);
  const rooms = [...container.children].map(
    ({ firstElementChild: body }) => body && getComputedStyle(body).padding,
  );
  expect(rooms).toEqual(["24px", "0px"]);
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
