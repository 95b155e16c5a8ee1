import { documentExtensions } from '#shared/domain/limits.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { onSignOut } from '#web/lib/api/sign-out.ts';
import { uploadDocument } from '#web/lib/api/upload-document.ts';
import { makeUploadStore } from './upload-store.ts';

export const acceptedEndings = documentExtensions.map((extension) => `.${extension}`);

/** Document 2 section 8. */
export const uploadFailed = 'Failed to upload content. Please try again.';

/** Why a file cannot be added, by its name and size. */
export function findFileProblem({ name, size }: File): string | undefined {
  if (!acceptedEndings.some((ending) => name.toLowerCase().endsWith(ending))) {
    return `${name} is not one of the accepted types: ${acceptedEndings.join(', ')}.`;
  }
  if (size === 0) return `${name} is empty. Please choose another file.`;
  return isDocumentSizeAllowed(size) ? undefined : describeOversizedDocument(name);
}

/** The files that are being added in this browser. */
export const uploads = makeUploadStore({
  findProblem: findFileProblem,
  describeFailure: (error) => (error instanceof AppError ? error.message : uploadFailed),
  async send(conversionId, file, onSent) {
    const documentUrl = await uploadDocument(file, {
      onProgress: (share) => onSent(Math.round(100 * share)),
    });
    const { item } = await api.knowledgeBase.upload.call({ conversionId, type: 'file', documentUrl });
    return item.id;
  },
});

// The list may be out of sight while its files are sent.
uploads.subscribe(() => {
  if (uploads.isBusy()) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
});
onSignOut(uploads.reset);

/** The browser then asks whether to leave. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
