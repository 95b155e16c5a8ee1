import { useState } from 'react';
import type { Client } from '#shared/client.ts';
import { formFileExtensions, formMessages } from '#shared/domain/forms/form.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';
import { AppError } from '#shared/errors.ts';
import { uploadDocument } from '#web/lib/api/upload-document.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { FieldFrame, fieldDescriptionId } from '#web/ui/form/field-frame.tsx';
import { controlStyle } from '#web/ui/form/text-field.tsx';
import { useFormsCalls } from './forms-calls.ts';

export type ReadFile = Awaited<ReturnType<Client['forms']['uploadFile']>>;

type FormFilePickerProps = { conversionId: string; onRead: (file: ReadFile | undefined) => void };

const id = 'form-file';
const hint = 'The fields of a PDF form or the columns of a sheet become the fields of your form.';

/** Uploads a form as a file and reads its fields. */
export function FormFilePicker({ conversionId, onRead }: FormFilePickerProps) {
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [note, setNote] = useState('');
  const { uploadFile } = useFormsCalls();
  const read = async (file: File) => {
    setReading(true);
    try {
      const fileUrl = await uploadDocument(file);
      const found = await uploadFile.call({ conversionId, fileUrl });
      onRead(found);
      setNote(describeFound(found));
    } catch (error) {
      const { title, description } = formMessages.uploadFailed;
      if (error instanceof AppError && error.code === 'VALIDATION') setProblem(error.message);
      toastStore.show({ title, description, variant: 'destructive' });
    } finally {
      setReading(false);
    }
  };
  const choose = (file: File | undefined) => {
    const found = file && findProblem(file);
    setProblem(found);
    setNote('');
    onRead(undefined);
    if (file && !found) void read(file);
  };
  return (
    <div className="max-w-3xl space-y-2">
      <FieldFrame id={id} label="PDF or Excel file" hint={hint} error={problem}>
        <input
          id={id}
          type="file"
          accept={formFileExtensions.map((extension) => `.${extension}`).join(',')}
          className={controlStyle}
          disabled={isReading}
          aria-invalid={Boolean(problem)}
          aria-describedby={fieldDescriptionId({ id, hint, error: problem })}
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </FieldFrame>
      {isReading && <Spinner label="Reading the file…" />}
      <p role="status">{note}</p>
    </div>
  );
}

function describeFound({ type, extractedFields }: ReadFile): string {
  const count = extractedFields.length;
  if (count === 0 && type === 'pdf')
    return 'This PDF has no fields to fill in. Offer it as a download, or add fields below.';
  if (count === 0) return 'This file has no fields to fill in. Add them below.';
  return `${count} ${count === 1 ? 'field' : 'fields'} found. Check them below.`;
}

function findProblem({ name, size }: File): string | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase();
  if (!formFileExtensions.some((accepted) => accepted === extension)) return formMessages.wrongType;
  return size === 0 || isDocumentSizeAllowed(size) ? undefined : describeOversizedDocument(name);
}
