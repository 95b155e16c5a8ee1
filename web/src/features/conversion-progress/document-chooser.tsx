import { useState } from 'react';
import { documentCountLimit, documentExtensions } from '#shared/domain/limits.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { UploadError, uploadDocument } from '#web/lib/api/upload-document.ts';
import { findContentProblemOf } from '#web/lib/documents/find-content-problem-of.ts';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { FieldError } from '#web/ui/form/field-frame.tsx';
import { FileUp } from '#web/ui/icons/icons.ts';

/** One button that uploads documents and passes on their references. Nothing is passed on if one fails. */
export function DocumentChooser({ onUploaded }: { onUploaded: (documentUrls: string[]) => void }) {
  const [activity, setActivity] = useState('');
  const [problem, setProblem] = useState<string>();

  const upload = async (files: readonly File[]) => {
    setProblem(undefined);
    try {
      onUploaded(await uploadAll(files, setActivity));
    } catch (error) {
      setProblem(error instanceof UploadError ? error.message : describeFailure(toError(error)));
    } finally {
      setActivity('');
    }
  };

  return (
    <>
      <label
        className={`${buttonStyle({ variant: 'secondary' })} cursor-pointer focus-within:outline-3 focus-within:outline-brand-ink focus-within:outline-offset-2`}
      >
        <FileUp className="size-5" />
        Upload documents
        <input
          type="file"
          multiple
          disabled={activity !== ''}
          accept={documentExtensions.map((extension) => `.${extension}`).join(',')}
          aria-describedby="mended-documents-hint"
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Allows choosing the same file again.
            target.value = '';
            if (files.length > 0) void upload(files);
          }}
        />
      </label>
      <p id="mended-documents-hint" className="mt-2 text-ink-muted text-sm">
        PDF, Word, Excel, text, RTF or Markdown, up to 10 MB each.
      </p>
      <p role="status" className="text-sm">
        {activity}
      </p>
      <div role="alert">
        <FieldError id="mended-documents-problem" error={problem} />
      </div>
    </>
  );
}

/** References of all files, in their order. Throws at the first one that is no document or can't be uploaded. */
async function uploadAll(files: readonly File[], onActivity: (text: string) => void): Promise<string[]> {
  if (files.length > documentCountLimit) throw new UploadError(`At most ${documentCountLimit} documents.`);
  for (const file of files) {
    const problem = await findContentProblemOf(file);
    if (problem) throw new UploadError(problem);
  }
  const references: string[] = [];
  for (const file of files) {
    onActivity(`Uploading ${file.name}…`);
    references.push(
      await uploadDocument(file, { onProgress: () => {}, signal: new AbortController().signal }),
    );
  }
  return references;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
