import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import {
  type WidgetConfig,
  widgetMessageLimitCharacters,
  widgetPositions,
  widgetSizeNames,
  widgetSizes,
  widgetStyles,
} from '#shared/domain/widget/widget-config.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

type ConfigureProps = {
  config: WidgetConfig;
  canChooseAssistant: boolean;
  onChange: (change: Partial<WidgetConfig>) => void;
};

const sizeOptions = widgetSizeNames.map((value) => ({
  value,
  label: `${capitalize(value)} (${widgetSizes[value]} px)`,
}));

/** The widget's look, position and excluded pages. */
export function Configure({ config, canChooseAssistant, onChange }: ConfigureProps) {
  const { id, position, size, style, message, color, hideOn } = config;
  return (
    <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
      {canChooseAssistant && (
        <TextField
          id="widget-assistant"
          label="Assistant id"
          hint="The part after /gptsite/ in your assistant's address."
          className="sm:col-span-2"
          value={id}
          error={id === '' || isConversionId(id) ? undefined : 'This is not an assistant id.'}
          onChange={(event) => onChange({ id: event.target.value.trim() })}
        />
      )}
      <SelectField
        id="widget-style"
        label="Style"
        hint="A round button, a card in the page, or a bar along its edge."
        value={style}
        options={widgetStyles.map((value) => ({ value, label: capitalize(value) }))}
        onChange={(event) => onChange({ style: findValue(widgetStyles, event.target.value) ?? style })}
      />
      <SelectField
        id="widget-position"
        label="Position"
        hint="An embedded card sits on this side of the page and opens towards it."
        value={position}
        options={widgetPositions.map((value) => ({ value, label: capitalize(value.replace('-', ' ')) }))}
        onChange={(event) =>
          onChange({ position: findValue(widgetPositions, event.target.value) ?? position })
        }
      />
      <SelectField
        id="widget-size"
        label="Size"
        value={size}
        options={sizeOptions}
        onChange={(event) => onChange({ size: findValue(widgetSizeNames, event.target.value) ?? size })}
      />
      <TextField
        id="widget-color"
        label="Color"
        type="color"
        value={color}
        onChange={(event) => onChange({ color: event.target.value })}
      />
      <TextField
        id="widget-message"
        label="Custom message"
        className="sm:col-span-2"
        value={message}
        maxLength={widgetMessageLimitCharacters}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <TextField
        id="widget-hide-on"
        label="Hide on these pages"
        hint="Paths, separated by commas; * matches anything: /checkout/*, /login"
        className="sm:col-span-2"
        defaultValue={hideOn.join(', ')}
        onChange={(event) =>
          onChange({ hideOn: event.target.value.split(',').flatMap((path) => path.trim() || []) })
        }
      />
    </div>
  );
}

function findValue<Value extends string>(values: readonly Value[], chosen: string): Value | undefined {
  return values.find((value) => value === chosen);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
