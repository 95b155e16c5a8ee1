import { useMutation } from '@tanstack/react-query';
import type { Brand } from '#shared/brands/brand.ts';
import type { Client } from '#shared/client.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import { AppError } from '#shared/errors.ts';
import { openDraftStore, useDraft } from '#web/lib/drafts/draft-store.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { FormBuilder } from './form-builder.tsx';
import type { FormDefinition } from './form-definition.ts';
import { FormFilePicker, type ReadFile } from './form-file-picker.tsx';
import { useFormsCalls } from './forms-calls.ts';
import { LinkForm } from './link-form.tsx';

type NewForm = Parameters<Client['forms']['create']>[0];
type FormMakerProps = { conversionId: string; brand: Brand; onDone: () => void };

const methods = [
  { value: 'build', label: 'Build a form', hint: 'Field by field, with a preview.' },
  { value: 'file', label: 'Upload a file', hint: 'A PDF form or an Excel sheet, up to 10 MB.' },
  { value: 'link', label: 'Link a form', hint: 'One that you already host elsewhere.' },
] as const;
type Method = (typeof methods)[number]['value'];

/** What is entered for a form that does not exist yet. */
type NewDraft = FormDefinition & { method: Method; url: string | null; file: ReadFile | undefined };
const emptyDraft: NewDraft = {
  ...{ method: 'build', name: '', description: '', url: null, file: undefined },
  fields: [],
};
const drafts = openDraftStore<NewDraft>();

/** Creates a form in one of three ways. What is entered stays until the form is created. */
export function FormMaker({ conversionId, brand, onDone }: FormMakerProps) {
  const [kept, setKept] = useDraft(drafts, conversionId);
  const draft = kept ?? emptyDraft;
  const { method, file } = draft;
  // Two fields may change before the next render.
  const change = (part: Partial<NewDraft>) =>
    setKept({ ...(drafts.read(conversionId) ?? emptyDraft), ...part });
  const { create, isPending } = useCreation({ conversionId, draft }, () => {
    setKept(undefined);
    onDone();
  });
  const entry = { draft, onChange: change, isPending };
  return (
    <div className="space-y-6">
      <RadioCards
        name="form-way"
        legend="How do you want to add it?"
        value={method}
        options={methods}
        onChange={(next) => change({ method: next, file: undefined })}
      />
      {method === 'build' && (
        <FormBuilder {...entry} brand={brand} label="Create form" onSave={() => create({ type: 'built' })} />
      )}
      {method === 'file' && (
        <FormFilePicker
          conversionId={conversionId}
          onRead={(read) =>
            change({
              file: read,
              ...(read && { name: read.filename.replace(/\.\w+$/, ''), fields: read.extractedFields }),
            })
          }
        />
      )}
      {method === 'file' && file && (
        <FormBuilder
          {...entry}
          key={file.formId}
          brand={brand}
          label="Create form"
          isFile={file.type === 'pdf'}
          onSave={() =>
            create({ type: file.type, formId: file.formId, filename: file.filename, fileUrl: file.fileUrl })
          }
        />
      )}
      {method === 'link' && <LinkForm {...entry} label="Add link" onSave={() => create({ type: 'link' })} />}
    </div>
  );
}

type Creation = { conversionId: string; draft: NewDraft };

function useCreation({ conversionId, draft }: Creation, onCreated: () => void) {
  const { method, name, description, fields, url } = draft;
  const { mutate, isPending } = useMutation(useFormsCalls().create.mutation());
  const create = (form: Pick<NewForm, 'type' | 'formId' | 'filename' | 'fileUrl'>) =>
    mutate(
      {
        ...{ conversionId, name: name.trim(), description: description.trim(), fields, ...form },
        ...(method === 'link' && { url: url?.trim() ?? null, fields: [] }),
      },
      {
        onSuccess: (created) => {
          toastStore.show({
            title: formMessages.created,
            description: `“${created.name}” is ready for visitors.`,
          });
          onCreated();
        },
        onError: showFailure,
      },
    );
  return { create, isPending };
}

/** Shows the specified text, unless the server has details about a field. */
function showFailure(error: Error): void {
  const { title, description } = formMessages.createFailed;
  const isExplained = error instanceof AppError && error.code === 'VALIDATION';
  toastStore.show({ title, description: isExplained ? error.message : description, variant: 'destructive' });
}
