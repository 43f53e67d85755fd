/** Every control looks different under the pointer, and with the keyboard's focus; fields are large on touch. */
import { RotateCw, Users } from "lucide-react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page, userEvent } from "vitest/browser";
import { fold } from "#src/domain/wordSearch.ts";
import { asWritten as english } from "#src/i18n/i18n.ts";
import { Button, ButtonLink, IconButton } from "#src/ui/Button.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { ComboBox } from "#src/ui/ComboBox.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { BackLink, Link } from "#src/ui/Link.tsx";
import { NavItem } from "#src/ui/Navigation.tsx";
import { SearchField } from "#src/ui/SearchField.tsx";
import { Select } from "#src/ui/Select.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { Table } from "#src/ui/Table.tsx";
import { TextField } from "#src/ui/TextField.tsx";

const label = english("Label");
const names = ["Balance", "Vital Steps"];
const options = names.map((name) => ({ id: name, name: english(name) }));
/** What is chosen or typed stays as it is. */
const onChange = () => undefined;
const chosen = { label, value: "Balance", onChange };
const worded = { children: label };
const paragraph = { children: <p>{label}</p> };
const on = { ...worded, isSelected: true, onChange };
const linked = { ...worded, href: "/dev/icons" };
const noMatch = { noMatchText: label, moreMatchesText: () => label, onDiscard: onChange, fold };
const nameColumn = { id: "name", header: label, cell: () => <Link {...linked} /> };

const samples: Readonly<Record<string, ReactNode>> = {
  Button: <Button {...worded} />,
  "Button, primary": <Button variant="primary" {...worded} />,
  "Button, destructive": <Button variant="destructive" {...worded} />,
  IconButton: <IconButton icon={RotateCw} label={label} />,
  ButtonLink: <ButtonLink {...linked} />,
  Link: <Link {...linked} />,
  BackLink: <BackLink {...linked} />,
  NavItem: (
    <ul>
      <NavItem icon={Users} {...linked} />
    </ul>
  ),
  Switch: <Switch {...on} />,
  ChoiceBar: <ChoiceBar {...chosen} choices={options} />,
  Disclosure: <Disclosure title={label} {...paragraph} />,
  Table: <Table label={label} columns={[nameColumn]} rows={names} rowId={(row) => row} />,
  TextField: <TextField label={label} />,
  Select: <Select {...chosen} options={options} />,
  ComboBox: <ComboBox {...chosen} {...noMatch} options={options} />,
  SuggestField: <SuggestField {...chosen} suggestions={names} />,
  SearchField: <SearchField {...chosen} clearLabel={label} />,
  CodeField: <CodeField label={label} value={label} />,
  ColourPicker: <ColourPicker {...chosen} hueLabel={label} value="#0F766E" />,
};

const controls = "a, button, label:has(input), :not(label) > input, textarea";

beforeEach(async () => {
  const shown = Object.entries(samples).map(([name, sample]) => (
    <div key={name} data-sample={name}>
      {sample}
    </div>
  ));
  await page.viewport(1280, 1000);
  await render(shown);
});

const nameOf = (element: Element) => element.closest<HTMLElement>("[data-sample]")?.dataset["sample"];
/** A hidden or transparent input has a visible stand-in, which has to differ. */
const visible = "*:not([style*=clip], [style*=clip] *)";

const look = (sample: Element) =>
  [...sample.querySelectorAll(visible)]
    .flatMap((element) =>
      ["", "::before", "::after"].map((pseudo) => {
        const { color, backgroundColor, borderColor, outline, opacity, textDecoration } = getComputedStyle(
          element,
          pseudo,
        );
        return [color, backgroundColor, borderColor, outline, opacity, textDecoration].join();
      }),
    )
    .join();

it.each(["light", "dark"])("every control shows the pointer, in %s mode", async (mode) => {
  document.documentElement.dataset["mode"] = mode;
  const shown = new Set<string | undefined>();
  for (const control of document.querySelectorAll(controls)) {
    const sample = control.closest("[data-sample]");
    if (sample === null || shown.has(nameOf(sample))) continue;
    const rest = look(sample);
    await userEvent.hover(control);
    if (look(sample) !== rest) shown.add(nameOf(sample));
  }
  expect([...shown]).toEqual(Object.keys(samples));
});

it("the keyboard's focus has one ring, wherever it is", async () => {
  const reached = new Set<string | undefined>();
  for (;;) {
    await userEvent.tab();
    const { activeElement } = document;
    if (activeElement === null || nameOf(activeElement) === undefined) break;
    reached.add(nameOf(activeElement));
    const rings = [...document.querySelectorAll(visible)]
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, "::after")])
      .filter(({ outlineStyle, opacity }) => outlineStyle !== "none" && opacity !== "0");
    expect(rings).toHaveLength(1);
  }
  expect([...reached]).toEqual(Object.keys(samples));
});

it("on a touch screen, nothing into which one types, or that opens a list, has text below 16 px: iPhones would zoom in", async () => {
  await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: true });
  onTestFinished(async () => {
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: false });
  });
  await expect.poll(() => matchMedia("(pointer: coarse)").matches).toBe(true);
  const fields = "input:not([type=checkbox], [type=radio]), textarea, select, [aria-haspopup=listbox]";
  const sizes = [...document.querySelectorAll(fields)]
    .filter((element) => !element.matches("button") || element.textContent !== "")
    .map((element) => [nameOf(element), Number.parseFloat(getComputedStyle(element).fontSize)] as const);
  expect(sizes.length).toBeGreaterThanOrEqual(7);
  expect(sizes.filter(([, size]) => size < 16)).toEqual([]);
});
