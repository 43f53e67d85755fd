/** /dev/icons: every icon, and every control of src/ui once, for visual review. In English alone. */
import { RotateCw, Users } from "lucide-react";
import type { ReactNode } from "react";
import { fold } from "#src/domain/wordSearch.ts";
import { asWritten as english } from "#src/i18n/i18n.ts";
import { Button, ButtonLink, IconButton } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { ComboBox } from "#src/ui/ComboBox.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { BackLink, Link } from "#src/ui/Link.tsx";
import { Spinner } from "#src/ui/loading.tsx";
import { NavItem } from "#src/ui/Navigation.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { SearchField } from "#src/ui/SearchField.tsx";
import { Select } from "#src/ui/Select.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { Table } from "#src/ui/Table.tsx";
import { Tabs } from "#src/ui/Tabs.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import * as css from "./IconsPage.css.ts";
import * as usedIcons from "./usedIcons.ts";

const label = english("Label");
const names = ["Balance", "Vital Steps"];
const options = names.map((name) => ({ id: name, name: english(name) }));
const tabs = names.map((name) => ({ id: name, name: <span>{name}</span> }));
/** What is chosen or typed stays as it is. */
const onChange = () => undefined;
const chosen = { label, value: "Balance", onChange };
const worded = { children: label };
const paragraph = { children: <p>{label}</p> };
const on = { ...worded, isSelected: true, onChange };
const linked = { ...worded, href: "/dev/icons" };
const noMatch = { noMatchText: label, moreMatchesText: () => label, onDiscard: onChange, fold };
const nameColumn = { id: "name", header: label, cell: () => <Link {...linked} /> };

const controls: Readonly<Record<string, ReactNode>> = {
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
  Tabs: <Tabs label={label} tabs={tabs} selected="Balance" onSelect={onChange} {...paragraph} />,
  Disclosure: <Disclosure title={label} isExpanded={false} onExpandedChange={onChange} {...paragraph} />,
  Table: <Table label={label} columns={[nameColumn]} rows={names} rowId={(row) => row} />,
  TextField: <TextField label={label} />,
  Select: <Select {...chosen} options={options} />,
  ComboBox: <ComboBox {...chosen} {...noMatch} options={options} />,
  SuggestField: <SuggestField {...chosen} suggestions={names} />,
  SearchField: <SearchField {...chosen} clearLabel={label} />,
  CodeField: <CodeField label={label} value={label} />,
  ColourPicker: <ColourPicker {...chosen} hueLabel={label} value="#0F766E" />,
  Notice: <Notice kind="info" title={label} {...worded} />,
  StatusChip: <StatusChip state="positive" {...worded} />,
  Spinner: <Spinner />,
};

const icons = Object.entries(usedIcons).map(
  ([name, glyph]) => [name, <Icon key={name} glyph={glyph} />] as const,
);

const gallery = (title: string, samples: ReadonlyArray<readonly [name: string, sample: ReactNode]>) => (
  <Card title={english(title)}>
    <ul className={css.samples}>
      {samples.map(([name, sample]) => (
        <li key={name} className={css.sample} data-sample={name}>
          <code className={css.name} translate="no">
            {name}
          </code>
          {sample}
        </li>
      ))}
    </ul>
  </Card>
);

export function IconsPage() {
  return (
    <main className={css.root} lang="en" translate="no">
      <PageHead title={english("Icons and components")} />
      {gallery("Icons", icons)}
      {gallery("Components", Object.entries(controls))}
    </main>
  );
}
