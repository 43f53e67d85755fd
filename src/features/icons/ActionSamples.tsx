/** Buttons, links, choices and rows of a table. */
import { Plus, RotateCw, Users } from "lucide-react";
import { BackLink } from "#src/ui/BackLink.tsx";
import { Button } from "#src/ui/Button.tsx";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Link } from "#src/ui/Link.tsx";
import { NavItem } from "#src/ui/NavItem.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { Table } from "#src/ui/Table.tsx";
import { Tabs } from "#src/ui/Tabs.tsx";
import { english } from "./english.ts";
import { Live, States } from "./States.tsx";

const href = "/dev/icons";
const pointed = ["hovered", "focused"] as const;
const reload = { icon: RotateCw, label: english("Reload") };
const columns = [
  {
    id: "name",
    header: english("Name"),
    sort: { direction: "none", onPress: () => undefined },
    cell: (name: string) => <Link href={href}>{name}</Link>,
  },
  { id: "users", header: english("Users"), align: "end", cell: () => "1,234" },
] as const;

export function ActionSamples() {
  return (
    <>
      {(["primary", "secondary", "destructive"] as const).map((variant) => {
        const button = { variant, icon: Plus, children: english("Register app") };
        const others = {
          disabled: <Button {...button} isDisabled />,
          busy: <Button {...button} isPending pendingLabel={english("Busy")} />,
        };
        return (
          <States key={variant} of={`Button ${variant}`} others={others}>
            <Button {...button} />
          </States>
        );
      })}
      <States
        of="IconButton"
        others={{
          disabled: <IconButton {...reload} isDisabled />,
          busy: <IconButton {...reload} isPending />,
        }}
      >
        <IconButton {...reload} />
      </States>
      <States of="ButtonLink">
        <ButtonLink href={href} variant="primary">
          {english("Register app")}
        </ButtonLink>
      </States>
      <States of="Link">
        <Link href={href}>{english("User statistics")}</Link>
      </States>
      <States of="BackLink">
        <BackLink href={href}>{english("Back to the overview")}</BackLink>
      </States>
      <States of="NavItem">
        <ul>
          <NavItem href={href} icon={Users}>
            {english("Users")}
          </NavItem>
        </ul>
      </States>
      <States of="ChoiceBar" interactions={pointed}>
        <Live first="day">
          {(value, onChange) => (
            <ChoiceBar
              label={english("Period")}
              choices={["day", "week"].map((id) => ({ id, name: english(id) }))}
              value={value}
              onChange={onChange}
            />
          )}
        </Live>
      </States>
      <States of="Tabs" interactions={pointed}>
        <Live first="light">
          {(value, onChange) => (
            <Tabs
              label={english("Colours")}
              tabs={["light", "dark"].map((id) => ({ id, name: <span>{english(id)}</span> }))}
              selected={value}
              onSelect={onChange}
            >
              <p>{english(value)}</p>
            </Tabs>
          )}
        </Live>
      </States>
      <States of="Checkbox" interactions={pointed}>
        <Live<boolean> first>
          {(isSelected, onChange) => (
            <Checkbox isSelected={isSelected} onChange={onChange}>
              {english("Understood")}
            </Checkbox>
          )}
        </Live>
      </States>
      <States
        of="Switch"
        interactions={pointed}
        others={{
          disabled: (
            <Switch isSelected onChange={() => undefined} isDisabled>
              {english("Compare")}
            </Switch>
          ),
        }}
      >
        <Live<boolean> first>
          {(isSelected, onChange) => (
            <Switch isSelected={isSelected} onChange={onChange}>
              {english("Compare")}
            </Switch>
          )}
        </Live>
      </States>
      <States of="Disclosure">
        <Live first={false}>
          {(isExpanded, onChange) => (
            <Disclosure title={english("Segments")} isExpanded={isExpanded} onExpandedChange={onChange}>
              <p>{english("Opened")}</p>
            </Disclosure>
          )}
        </Live>
      </States>
      <States of="Table" interactions={pointed}>
        <Table
          label={english("Apps")}
          columns={columns}
          rows={["Balance", "Vital Steps"]}
          rowId={(row) => row}
        />
      </States>
    </>
  );
}
