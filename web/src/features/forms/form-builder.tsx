import { type FormEvent, type ReactNode, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { formLimits } from '#shared/domain/forms/form.ts';
import { type FormField, formFieldsSchema } from '#shared/domain/forms/form-fields.ts';
import type { FieldIssue } from '#shared/errors.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { AnswerField } from './answer-field.tsx';
import { FieldList } from './field-list.tsx';
import type { FormDefinition } from './form-definition.ts';

type FormBuilderProps = {
  brand: Brand;
  draft: FormDefinition;
  onChange: (change: Partial<FormDefinition>) => void;
  label: string;
  /** A PDF, which visitors may download without any fields. */
  isFile?: boolean;
  isPending: boolean;
  onSave: () => void;
  /** What stands in the way of saving. */
  children?: ReactNode;
};

/** Edits name, purpose and fields of a form, with a preview. */
export function FormBuilder(props: FormBuilderProps) {
  const { brand, draft, onChange, label, isFile = false, isPending, onSave, children } = props;
  const { name, description, fields } = draft;
  const [attempt, setAttempt] = useState(0);
  const [isPreviewed, setPreviewed] = useState(false);
  const isDownload = isFile && fields.length === 0;
  const found = findIssues({ name, fields }).filter(({ field }) => !(isDownload && field === 'field-kind'));
  // Show issues only after the first attempt to save.
  const issues = attempt === 0 ? [] : found;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (found.length === 0) onSave();
  };
  const errorOf = (id: string) => issues.find(({ field }) => field === id)?.message;
  return (
    <form aria-label="Form builder" noValidate onSubmit={save} className="max-w-3xl space-y-6">
      {issues.length > 0 && (
        <IssueSummary key={attempt} heading="h2" issues={issues} labels={labelIssues(fields)} />
      )}
      <TextField
        id="form-name"
        label="Form name"
        required
        maxLength={120}
        value={name}
        error={errorOf('form-name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextAreaField
        id="form-description"
        label="What is it for?"
        hint="Visitors see it, and your assistant uses it to decide when to offer the form."
        rows={2}
        maxLength={500}
        value={description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <FieldList fields={fields} errorOf={errorOf} onChange={(next) => onChange({ fields: next })} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving…' : isDownload ? 'Offer it as a download' : label}
        </Button>
        {!isDownload && (
          <Button variant="secondary" aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
            {isPreviewed ? 'Hide preview' : 'Preview'}
          </Button>
        )}
      </div>
      {isPreviewed && !isDownload && (
        <FormPreview brand={brand} name={name} description={description} fields={fields} />
      )}
    </form>
  );
}

function findIssues({ name, fields }: Pick<FormDefinition, 'name' | 'fields'>): FieldIssue[] {
  const { error } = formFieldsSchema.safeParse(fields);
  const ofFields = (error?.issues ?? []).map(({ path: [index, part], message }) => ({
    field: typeof index === 'number' ? `${fields[index]?.id}-${String(part)}` : 'field-kind',
    message,
  }));
  return [
    ...(name.trim() === '' ? [{ field: 'form-name', message: 'A form needs a name.' }] : []),
    ...(fields.length === 0 ? [{ field: 'field-kind', message: 'A form needs at least one field.' }] : []),
    ...(fields.length > formLimits.fields ? [] : ofFields),
  ];
}

function labelIssues(fields: readonly FormField[]): Record<string, string> {
  const ofFields = fields.flatMap(({ id, label }, index) => [
    [`${id}-label`, `Label of field ${index + 1}`],
    [`${id}-options`, `Options of ${label || `field ${index + 1}`}`],
  ]);
  return { 'form-name': 'Form name', 'field-kind': 'Add a field', ...Object.fromEntries(ofFields) };
}

/** A form as visitors see it, without submitting. */
function FormPreview({ brand, name, description, fields }: FormDefinition & { brand: Brand }) {
  return (
    <section aria-label="Preview" className="rounded-lg border border-line border-dashed bg-canvas p-6">
      <p className="text-ink-muted text-sm">
        Visitors see it on {brand.domain}. Nothing is sent from this preview.
      </p>
      <h2 className="mt-3 text-xl">{name || 'Your form'}</h2>
      {description && <p className="mt-1 whitespace-pre-wrap">{description}</p>}
      <fieldset disabled className="mt-5 min-w-0 space-y-5">
        <legend className="sr-only">Fields of the preview</legend>
        {fields.map((field) => (
          <AnswerField
            key={field.id}
            id={`preview-${field.id}`}
            field={field}
            value=""
            onChange={() => undefined}
          />
        ))}
      </fieldset>
    </section>
  );
}
