import { formLimits } from '#shared/domain/forms/form.ts';
import type { FormField } from '#shared/domain/forms/form-fields.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { ArrowDown, ArrowUp, Trash2 } from '#web/ui/icons/icons.ts';
import { kindLabels } from './field-drafts.ts';

type FieldEditorProps = {
  field: FormField;
  position: number;
  count: number;
  errorOf: (id: string) => string | undefined;
  onChange: (change: Partial<FormField>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function FieldEditor({
  field,
  position,
  count,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: FieldEditorProps) {
  const { id, kind, label, required, options } = field;
  const name = label || `field ${position + 1}`;
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold text-ink-muted text-sm">
          {position + 1}. {kindLabels[kind]}
        </p>
        <div className="flex">
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Move ${name} up`}
            aria-disabled={position === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUp className="size-5" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Move ${name} down`}
            aria-disabled={position === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowDown className="size-5" />
          </Button>
          <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 className="size-5" />
          </Button>
        </div>
      </div>
      <TextField
        id={`${id}-label`}
        label="Label"
        required
        maxLength={formLimits.labelCharacters}
        value={label}
        error={errorOf(`${id}-label`)}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      {kind === 'choice' && (
        <TextAreaField
          id={`${id}-options`}
          label="Options"
          hint="One per line."
          rows={3}
          className="mt-3"
          defaultValue={options.join('\n')}
          error={errorOf(`${id}-options`)}
          onChange={({ target }) => onChange({ options: readOptions(target.value) })}
        />
      )}
      <label className="mt-2 flex min-h-11 w-fit items-center gap-3">
        <input
          type="checkbox"
          checked={required}
          onChange={({ target }) => onChange({ required: target.checked })}
          className="size-5 accent-brand-ink"
        />
        Must be filled in
      </label>
    </li>
  );
}

function readOptions(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
}
