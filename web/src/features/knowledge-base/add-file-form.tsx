import { useState } from 'react';
import { knowledgeFileExtensions } from '#shared/domain/limits.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AdditionForm } from './addition-form.tsx';
import { uploadFile } from './queries.ts';
import { type AdditionProps, useAddition } from './use-addition.ts';

const accepted = knowledgeFileExtensions.map((extension) => `.${extension}`);

export function AddFileForm(props: AdditionProps) {
  const { conversionId } = props;
  const [file, setFile] = useState<File>();
  const { submit, problem, isPending } = useAddition(props, {
    fieldId: 'add-file',
    findProblem: () => findFileProblem(file),
    send: async (area) =>
      file && area.upload({ conversionId, type: 'file', documentUrl: await uploadFile(file, 'document') }),
  });
  return (
    <AdditionForm label="Add file" isPending={isPending} onSubmit={submit}>
      <TextField
        id="add-file"
        label="File"
        type="file"
        required
        accept={accepted.join(',')}
        hint={`${accepted.join(', ')}, up to 10 MB`}
        error={problem}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
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
