import { useState } from 'react';
import { knowledgeFileExtensions } from '#shared/domain/limits.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';
import { DropZone } from '#web/ui/form/drop-zone.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AdditionForm } from './addition-form.tsx';
import { uploadFile } from './queries.ts';
import { type AdditionProps, useAddition } from './use-addition.ts';

const accepted = knowledgeFileExtensions.map((extension) => `.${extension}`);

/** Adds a file that is chosen, dropped on the form, or was dropped on the tab before. */
export function AddFileForm({ dropped, ...props }: AdditionProps & { dropped?: File | undefined }) {
  const { conversionId } = props;
  const [file, setFile] = useState(dropped);
  const { submit, problem, isPending } = useAddition(props, {
    fieldId: 'add-file',
    findProblem: () => findFileProblem(file),
    send: async (area) =>
      file && area.upload({ conversionId, type: 'file', documentUrl: await uploadFile(file, 'document') }),
  });
  return (
    <AdditionForm label="Add file" isPending={isPending} onSubmit={submit}>
      <DropZone onDrop={setFile}>
        <TextField
          id="add-file"
          label="File"
          type="file"
          required
          accept={accepted.join(',')}
          hint={`${accepted.join(', ')}, up to 10 MB. You can also drop it here.`}
          error={problem}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        {file && (
          <p role="status" className="mt-2 break-words text-sm">
            To be added: <b>{file.name}</b>
          </p>
        )}
      </DropZone>
    </AdditionForm>
  );
}

function findFileProblem(file: File | undefined): string | undefined {
  if (!file) return 'Please choose a file.';
  const { name, size } = file;
  if (!accepted.some((ending) => name.toLowerCase().endsWith(ending))) {
    return `${name} is not one of the accepted types: ${accepted.join(', ')}.`;
  }
  if (size === 0) return `${name} is empty. Please choose another file.`;
  return isDocumentSizeAllowed(size) ? undefined : describeOversizedDocument(name);
}
