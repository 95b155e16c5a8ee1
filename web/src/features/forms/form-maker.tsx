import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Form } from '#shared/contract/forms.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import { AppError } from '#shared/errors.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { FormBuilder } from './form-builder.tsx';
import { FormFilePicker, type ReadFile } from './form-file-picker.tsx';
import { LinkForm } from './link-form.tsx';
import { type NewForm, useFormCreation, useFormUpdate } from './queries.ts';

type FormMakerProps = { conversionId: string; brand: Brand; edited: Form | undefined; onDone: () => void };

const methods = [
  { value: 'build', label: 'Build a form', hint: 'Field by field, with a preview.' },
  { value: 'file', label: 'Upload a file', hint: 'A PDF form or an Excel sheet, up to 10 MB.' },
  { value: 'link', label: 'Link a form', hint: 'One that you already host elsewhere.' },
] as const;
const emptyForm = { name: '', description: '', fields: [] };

/** Creates a form in one of three ways, or edits one. */
export function FormMaker({ conversionId, brand, edited, onDone }: FormMakerProps) {
  const [method, setMethod] = useState<(typeof methods)[number]['value']>('build');
  const [file, setFile] = useState<ReadFile>();
  const creation = useFormCreation(conversionId);
  const update = useFormUpdate(conversionId);
  const create = (form: NewForm) =>
    creation.mutate(form, {
      onSuccess: ({ name }) => {
        toastStore.show({ title: formMessages.created, description: `“${name}” is ready for visitors.` });
        onDone();
      },
      onError: showFailure,
    });

  if (edited) {
    const { id: formId, workflow } = edited;
    const save = (definition: Pick<NewForm, 'name' | 'description' | 'fields' | 'url'>) =>
      update.mutate({ ...definition, formId, workflow }, { onSuccess: onDone, onError: showFailure });
    if (edited.type === 'link') {
      return <LinkForm initial={edited} label="Save changes" isPending={update.isPending} onSave={save} />;
    }
    return (
      <FormBuilder
        brand={brand}
        initial={edited}
        label="Save changes"
        isFile={edited.type === 'pdf' && edited.fields.length === 0}
        isPending={update.isPending}
        onSave={save}
      />
    );
  }
  return (
    <div className="space-y-6">
      <RadioCards
        name="form-way"
        legend="How do you want to add it?"
        value={method}
        options={methods}
        onChange={(next) => {
          setMethod(next);
          setFile(undefined);
        }}
      />
      {method === 'build' && (
        <FormBuilder
          brand={brand}
          initial={emptyForm}
          label="Create form"
          isPending={creation.isPending}
          onSave={(form) => create({ ...form, type: 'built' })}
        />
      )}
      {method === 'file' && <FormFilePicker conversionId={conversionId} onRead={setFile} />}
      {method === 'file' && file && (
        <FormBuilder
          key={file.formId}
          brand={brand}
          initial={{ ...emptyForm, name: file.filename.replace(/\.\w+$/, ''), fields: file.extractedFields }}
          label="Create form"
          isFile={file.type === 'pdf'}
          isPending={creation.isPending}
          onSave={(form) =>
            create({
              ...form,
              type: file.type,
              formId: file.formId,
              filename: file.filename,
              fileUrl: file.fileUrl,
            })
          }
        />
      )}
      {method === 'link' && (
        <LinkForm
          initial={emptyForm}
          label="Add link"
          isPending={creation.isPending}
          onSave={(form) => create({ ...form, type: 'link' })}
        />
      )}
    </div>
  );
}

/** Shows the specified text, unless the server has details about a field. */
function showFailure(error: Error): void {
  const { title, description } = formMessages.createFailed;
  const isExplained = error instanceof AppError && error.code === 'VALIDATION';
  toastStore.show({ title, description: isExplained ? error.message : description, variant: 'destructive' });
}
