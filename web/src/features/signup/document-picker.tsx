import { useState } from 'react';
import { documentCountLimit } from '#shared/domain/limits.ts';
import { findContentProblemOf } from '#web/lib/documents/find-content-problem-of.ts';
import { FieldError, fieldDescriptionId } from '#web/ui/form/field-frame.tsx';
import { FileUp } from '#web/ui/icons/icons.ts';
import { DocumentList } from './document-list.tsx';
import { acceptedDocuments, findDocumentProblem, tooManyDocumentsText } from './documents/check-document.ts';
import { findFieldError, type TrialForm } from './use-trial-form.ts';

const id = 'uploadedDocuments';
const hint = 'PDF, Word, Excel, text, RTF or Markdown, up to 10 MB each.';

async function judgeDocuments(files: readonly File[]): Promise<{ refused: string[]; accepted: File[] }> {
  const found = await Promise.all(
    files.map(async (file) => ({
      file,
      problem: findDocumentProblem(file) ?? (await findContentProblemOf(file)),
    })),
  );
  return {
    refused: found.flatMap(({ problem }) => problem ?? []),
    accepted: found.flatMap(({ file, problem }) => (problem ? [] : [file])),
  };
}

export function DocumentPicker({ form }: { form: TrialForm }) {
  const { documents, uploads } = form;
  const [problems, setProblems] = useState<string[]>([]);
  const error = findFieldError(form, id);

  const add = async (files: File[]) => {
    const { refused, accepted } = await judgeDocuments(files);
    const room = documentCountLimit - documents.length;
    setProblems(accepted.length > room ? [...refused, tooManyDocumentsText] : refused);
    uploads.add(accepted.slice(0, room));
    if (accepted.length) form.clearIssue(id);
  };

  return (
    <div className="space-y-3">
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void add([...event.dataTransfer.files]);
        }}
        className="flex cursor-pointer items-center gap-4 rounded-md border-2 border-field-line border-dashed bg-surface p-4 focus-within:outline-3 focus-within:outline-brand-ink focus-within:outline-offset-2 hover:bg-sunken"
      >
        <FileUp className="size-7 shrink-0 text-brand-ink" />
        <span className="font-semibold">Choose documents or drop them here</span>
        <input
          id={id}
          type="file"
          multiple
          accept={acceptedDocuments}
          aria-invalid={Boolean(error)}
          aria-describedby={fieldDescriptionId({ id, hint, error })}
          className="sr-only"
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            // Allows choosing the same file again after removing it.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-ink-muted text-sm">
        {hint}
      </p>
      <div role="alert" className="space-y-1">
        {problems.map((problem, index) => (
          <FieldError key={problem} id={`${id}-problem-${index}`} error={problem} />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <DocumentList documents={documents} uploads={uploads} />
    </div>
  );
}
