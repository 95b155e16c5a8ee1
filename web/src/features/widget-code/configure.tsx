import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import type { SnippetSettings } from '#shared/domain/widget/make-snippet.ts';
import {
  widgetMessageLimitCharacters,
  widgetPositions,
  widgetSizeNames,
  widgetSizes,
  widgetStyles,
} from '#shared/domain/widget/widget-config.ts';
import {
  schoolNameLimitCharacters,
  type WidgetDesign,
  widgetDesignSchema,
} from '#shared/domain/widget/widget-design.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AttentionSwitches } from './attention-switches.tsx';
import { HideOnField } from './hide-on-field.tsx';

type ConfigureProps = {
  settings: WidgetDesign & Pick<SnippetSettings, 'id'>;
  onChange: (change: Partial<WidgetDesign>) => void;
  onChooseAssistant?: ((id: string) => void) | undefined;
};

const sizeOptions = widgetSizeNames.map((value) => ({
  value,
  label: `${capitalize(value)} (${widgetSizes[value]} px)`,
}));

/** The widget's look, its place and the pages without it. */
export function Configure({ settings, onChange, onChooseAssistant }: ConfigureProps) {
  const { id, domain, schoolName, style, message, color, hideOn } = settings;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-end gap-5">
      {onChooseAssistant && (
        <TextField
          id="widget-assistant"
          label="Assistant id"
          hint="The part after /gptsite/ in your assistant's address."
          className="col-span-full"
          value={id}
          error={id === '' || isConversionId(id) ? undefined : 'This is not an assistant id.'}
          onChange={(event) => onChooseAssistant(event.target.value.trim())}
        />
      )}
      <ShapeFields settings={settings} onChange={onChange} />
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
        hint={
          style === 'floating'
            ? 'A round button shows it beside itself when somebody points at it. A card or bar has it inside.'
            : undefined
        }
        className="col-span-full"
        value={message}
        maxLength={widgetMessageLimitCharacters}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <AttentionSwitches settings={settings} onChange={onChange} />
      <HideOnField paths={hideOn} onChange={(paths) => onChange({ hideOn: paths })} />
      <TextField
        id="widget-domain"
        label="Domain"
        hint="Of the website that gets the assistant. Noted in the code."
        value={domain}
        placeholder="www.example.org"
        error={widgetDesignSchema.shape.domain.safeParse(domain).error?.issues[0]?.message}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange({ domain: toHost(event.target.value) })}
      />
      <TextField
        id="widget-school-name"
        label="Organization name"
        hint="Noted in the code beside the domain."
        value={schoolName}
        maxLength={schoolNameLimitCharacters}
        onChange={(event) => onChange({ schoolName: event.target.value })}
      />
    </div>
  );
}

/** How the widget is built, where it sits and how large it is. */
function ShapeFields({
  settings: { style, position, size },
  onChange,
}: Omit<ConfigureProps, 'onChooseAssistant'>) {
  return (
    <>
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
        hint="An embedded card sits on this side of the page."
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
    </>
  );
}

/** The host of a pasted address; other texts stay as they are typed. */
function toHost(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '');
}

function findValue<Value extends string>(values: readonly Value[], chosen: string): Value | undefined {
  return values.find((value) => value === chosen);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
