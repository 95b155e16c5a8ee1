import { useState } from 'react';
import { formLimits } from '#shared/domain/forms/form.ts';
import { type FieldKind, type FormField, fieldKinds } from '#shared/domain/forms/form-fields.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { kindLabels, makeField, moveField } from './field-drafts.ts';
import { FieldEditor } from './field-editor.tsx';

type FieldListProps = {
  fields: FormField[];
  errorOf: (id: string) => string | undefined;
  onChange: (fields: FormField[]) => void;
};

/** The fields in order. Changes are announced to screen readers. */
export function FieldList({ fields, errorOf, onChange }: FieldListProps) {
  const [kind, setKind] = useState<FieldKind>('name');
  const [announcement, setAnnouncement] = useState('');
  const add = () => {
    const field = makeField(kind, fields);
    onChange([...fields, field]);
    setAnnouncement(`${field.label} added as field ${fields.length + 1}.`);
  };
  const move = (index: number, by: -1 | 1) => {
    onChange(moveField(fields, index, by));
    setAnnouncement(`${fields[index]?.label} is field ${index + 1 + by} now.`);
  };
  const remove = (index: number) => {
    onChange(fields.toSpliced(index, 1));
    setAnnouncement(`${fields[index]?.label} removed.`);
    // The pressed button is gone.
    document.getElementById('field-kind')?.focus();
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold text-lg">Fields</legend>
      <ol aria-label="Fields" className="space-y-4">
        {fields.map((field, index) => (
          <FieldEditor
            key={field.id}
            field={field}
            position={index}
            count={fields.length}
            errorOf={errorOf}
            onChange={(change) => onChange(fields.with(index, { ...field, ...change }))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <SelectField
          id="field-kind"
          label="Add a field"
          className="min-w-48"
          value={kind}
          error={errorOf('field-kind')}
          options={fieldKinds.map((value) => ({ value, label: kindLabels[value] }))}
          onChange={({ target }) => setKind(fieldKinds.find((value) => value === target.value) ?? kind)}
        />
        <Button variant="secondary" disabled={fields.length >= formLimits.fields} onClick={add}>
          Add field
        </Button>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}
