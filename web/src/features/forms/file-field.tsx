import { useRef, useState } from 'react';
import { documentExtensions } from '#shared/domain/limits.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';
import { uploadDocument } from '#web/lib/api/upload-document.ts';
import { FieldFrame, fieldDescriptionId } from '#web/ui/form/field-frame.tsx';
import { controlStyle } from '#web/ui/form/text-field.tsx';

type FileFieldProps = {
  id: string;
  label: string;
  required: boolean;
  error: string | undefined;
  /** Called with the reference of the upload; empty while there is none. */
  onChange: (reference: string) => void;
};

type State = { status: 'empty' | 'uploading' | 'uploaded' } | { status: 'failed'; problem: string };

const hint = `${documentExtensions.join(', ')}, up to 10 MB.`;

/** A file field that uploads immediately. */
export function FileField({ id, label, required, error, onChange }: FileFieldProps) {
  const [state, setState] = useState<State>({ status: 'empty' });
  const running = useRef<AbortController>(undefined);
  const choose = (file: File | undefined) => {
    running.current?.abort();
    onChange('');
    if (!file) return setState({ status: 'empty' });
    const problem = findProblem(file);
    if (problem) return setState({ status: 'failed', problem });
    const call = new AbortController();
    running.current = call;
    setState({ status: 'uploading' });
    uploadDocument(file, { onProgress: () => undefined, signal: call.signal }).then(
      (reference) => {
        if (call.signal.aborted) return;
        onChange(reference);
        setState({ status: 'uploaded' });
      },
      () => {
        if (!call.signal.aborted) {
          setState({ status: 'failed', problem: 'The file could not be uploaded. Please choose it again.' });
        }
      },
    );
  };
  const shownError = state.status === 'failed' ? state.problem : error;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={shownError} required={required}>
      <input
        id={id}
        type="file"
        accept={documentExtensions.map((extension) => `.${extension}`).join(',')}
        className={controlStyle}
        required={required}
        aria-invalid={Boolean(shownError)}
        aria-describedby={fieldDescriptionId({ id, hint, error: shownError })}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <p role="status" className="text-ink-muted text-sm">
        {state.status === 'uploading' && 'Uploading…'}
        {state.status === 'uploaded' && 'Uploaded.'}
      </p>
    </FieldFrame>
  );
}

/** Why a file is rejected; the server checks again. */
function findProblem({ name, size }: File): string | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase();
  if (!documentExtensions.some((accepted) => accepted === extension)) return `Please choose one of: ${hint}`;
  if (size === 0) return `${name} is empty. Please choose another file.`;
  return isDocumentSizeAllowed(size) ? undefined : describeOversizedDocument(name);
}
