/** Two to four views of one thing, one at a time. The arrow keys move between the tabs. */
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./Tabs.css.ts";

export interface TabEntry<Id extends string> {
  id: Id;
  name: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: Text;
  tabs: ReadonlyArray<TabEntry<Id>>;
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={css.root}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key);
        if (tab && tab.id !== selected) onSelect(tab.id);
      }}
    >
      <TabList className={css.list} aria-label={label}>
        {tabs.map(({ id, name }) => (
          <Tab key={id} className={css.tab} id={id}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id }) => (
        <TabPanel key={id} className={css.panel} id={id}>
          {id === selected && children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
