import type { Brand } from '#shared/brands/brand.ts';
import type { Form } from '#shared/contract/forms.ts';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { FormBuilder } from './form-builder.tsx';
import { LinkForm } from './link-form.tsx';
import { useDefinitionForm } from './use-form-edit.ts';

const labels = {
  name: 'Form name',
  description: 'What is it for?',
  fields: 'Fields',
  url: 'Address of the form',
};
const saveLabel = 'Save changes';

/** Edits a form. What is entered stays until it is saved. */
export function FormEdit({ brand, form, onDone }: { brand: Brand; form: Form; onDone: () => void }) {
  const { draft, edit, save, settle, conflicts, isPending, error } = useDefinitionForm(form);
  const shared = { draft, onChange: edit, label: saveLabel, isPending, onSave: () => void save(onDone) };
  const notices = (
    <>
      <ConflictPanel
        conflicts={conflicts}
        labels={labels}
        describe={(_field, value) => describeValue(value)}
        onSettle={settle}
      />
      <Failure error={error} />
    </>
  );
  if (form.type === 'link') return <LinkForm {...shared}>{notices}</LinkForm>;
  return (
    <FormBuilder {...shared} brand={brand} isFile={form.type === 'pdf' && form.fields.length === 0}>
      {notices}
    </FormBuilder>
  );
}

/** A text, or the labels of fields. */
function describeValue(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' && value !== '' ? value : 'Empty';
  return value.map(describeField).join('\n') || 'None';
}

function describeField(field: unknown): string {
  const isField = typeof field === 'object' && field !== null && 'label' in field && 'required' in field;
  if (!isField) return '';
  return `${field.label}${field.required === true ? ' (must be filled in)' : ''}`;
}
