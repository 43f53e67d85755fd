/** Fields of forms and toolbars. */
import { fold } from "#src/domain/wordSearch.ts";
import { CodeField } from "#src/ui/CodeField.tsx";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { ComboBox } from "#src/ui/ComboBox.tsx";
import { RangeCalendar } from "#src/ui/RangeCalendar.tsx";
import { SearchField } from "#src/ui/SearchField.tsx";
import { Select } from "#src/ui/Select.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { english } from "./english.ts";
import { Live, States } from "./States.tsx";

const pointed = ["hovered", "focused"] as const;
const names = ["Balance", "Harbour Health", "Vital Steps"];
const options = names.map((name) => ({ id: name, name: english(name) }));
const required = english("This field is required.");
const noop = () => undefined;

const field = { label: english("Name"), defaultValue: "Vital Steps" };
const select = { label: english("App"), options, value: "Balance", onChange: noop };
const font = { label: english("Font"), suggestions: names };

export function FieldSamples() {
  return (
    <>
      <States
        of="TextField"
        interactions={pointed}
        others={{
          empty: <TextField label={field.label} description={english("At most 50 characters.")} />,
          invalid: <TextField label={field.label} isRequired error={required} />,
          "read only": <TextField {...field} isReadOnly />,
          disabled: <TextField {...field} isDisabled />,
        }}
      >
        <TextField {...field} />
      </States>
      <States
        of="Select"
        interactions={pointed}
        others={{
          invalid: <Select {...select} error={required} />,
          disabled: <Select {...select} isDisabled />,
        }}
      >
        <Live first="Balance">
          {(value, onChange) => <Select {...select} value={value} onChange={onChange} />}
        </Live>
      </States>
      <States of="Select quiet">
        <Live first="Balance">
          {(value, onChange) => <Select {...select} variant="quiet" value={value} onChange={onChange} />}
        </Live>
      </States>
      <States of="ComboBox" interactions={pointed}>
        <Live first="Balance">
          {(value, onChange) => (
            <ComboBox
              {...select}
              value={value}
              onChange={onChange}
              noMatchText={english("No matching apps")}
              moreMatchesText={(count) => english(`${count} more`)}
              onDiscard={noop}
              fold={fold}
            />
          )}
        </Live>
      </States>
      <States
        of="SuggestField"
        interactions={pointed}
        others={{ invalid: <SuggestField {...font} value="" onChange={noop} error={required} /> }}
      >
        <Live first="Balance">
          {(value, onChange) => <SuggestField {...font} value={value} onChange={onChange} />}
        </Live>
      </States>
      <States of="SearchField" interactions={pointed}>
        <Live first="Balance">
          {(value, onChange) => (
            <SearchField
              label={english("Search apps")}
              clearLabel={english("Clear search")}
              value={value}
              onChange={onChange}
            />
          )}
        </Live>
      </States>
      <States of="CodeField" interactions={pointed}>
        <CodeField label={english("Client secret")} value={english("wbk_4f1c0a9e7d2b")} />
      </States>
      <States of="ColourPicker" interactions={pointed}>
        <Live first="#0F766E">
          {(value, onChange) => (
            <ColourPicker
              label={english("Colour")}
              hueLabel={english("Hue")}
              value={value}
              onChange={onChange}
            />
          )}
        </Live>
      </States>
      <States
        of="RangeCalendar"
        others={{
          "at rest": (
            <RangeCalendar
              label={english("Days")}
              previousLabel={english("Previous month")}
              nextLabel={english("Next month")}
              value={{ first: "2026-03-10", last: "2026-03-20" }}
              onChange={noop}
              min="1970-01-01"
              max="2026-03-24"
              weekStart={1}
            />
          ),
        }}
      />
    </>
  );
}
