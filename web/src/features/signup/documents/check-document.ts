import { documentCountLimit, documentExtensions } from '#shared/domain/limits.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';

/** Why a chosen file cannot be uploaded; undefined if it can. The server also checks the content. */
export function findDocumentProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase();
  if (!documentExtensions.some((accepted) => accepted === extension)) {
    return `${name} is not one of the accepted types: ${documentExtensions.join(', ')}.`;
  }
  if (size === 0) return `${name} is empty. Please select another file.`;
  return isDocumentSizeAllowed(size) ? undefined : describeOversizedDocument(name);
}

export const tooManyDocumentsText = `At most ${documentCountLimit} documents. The rest were not added.`;

/** Value of a file input's `accept`. */
export const acceptedDocuments = documentExtensions.map((extension) => `.${extension}`).join(',');
