import { type FormEvent, useState } from 'react';
import { DropZone } from '#web/ui/form/drop-zone.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AdditionForm } from './addition-form.tsx';
import { acceptedEndings, findFileProblem, uploads } from './uploads.ts';
import type { AdditionProps } from './use-addition.ts';

/** Adds files that are chosen or dropped on the form; the list on the page shows how far each is. */
export function AddFileForm({ conversionId, onAdded }: AdditionProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = files.length === 0 ? 'Please choose a file.' : files.map(findFileProblem).find(Boolean);
    setProblem(found);
    if (found) return document.getElementById('add-file')?.focus();
    uploads.start(conversionId, files);
    onAdded();
  };
  return (
    <AdditionForm label={files.length > 1 ? 'Add files' : 'Add file'} isPending={false} onSubmit={submit}>
      <DropZone onDrop={setFiles} className="border-2 border-field-line border-dashed p-4">
        <TextField
          id="add-file"
          label="Files"
          type="file"
          multiple
          required
          accept={acceptedEndings.join(',')}
          hint={`${acceptedEndings.join(', ')}, up to 10 MB each. You can also drop them here.`}
          error={problem}
          onChange={({ target }) => setFiles([...(target.files ?? [])])}
        />
        {files.length > 0 && (
          <p role="status" className="mt-2 break-words text-sm">
            To be added: <b>{files.map(({ name }) => name).join(', ')}</b>
          </p>
        )}
      </DropZone>
    </AdditionForm>
  );
}
