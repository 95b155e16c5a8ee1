import { findContentProblem } from '#shared/domain/documents/document-type.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';
import { AppError } from '#shared/errors.ts';
import type { UploadSources } from './ports.ts';
import { parseDocumentUrl, type UploadedDocument } from './upload.ts';
import { requireScanned } from './upload-scan.ts';

const field = 'uploadedDocuments';

/**
 * Finds the documents a signup refers to, and checks that each was uploaded, passed the malware scan, is within the
 * limit, and is what its name says. Nothing is trusted from the browser. Throws VALIDATION.
 */
export function claimUploads(
  ports: UploadSources,
  references: { url: string }[],
): Promise<UploadedDocument[]> {
  return Promise.all(references.map(({ url }) => claimUpload(ports, url)));
}

async function claimUpload(ports: UploadSources, url: string): Promise<UploadedDocument> {
  const uploadId = parseDocumentUrl(url);
  const upload = uploadId ? await ports.uploads.find(uploadId) : undefined;
  if (!upload) throw refuse('A document upload has expired. Please upload the document again.');
  await requireScanned(ports, upload, field);
  const sizeBytes = await ports.uploadFiles.findSize(upload.uploadId);
  if (sizeBytes === undefined || (isDocumentSizeAllowed(sizeBytes) && sizeBytes !== upload.sizeBytes)) {
    throw refuse(`The upload of ${upload.filename} did not finish. Please upload the document again.`);
  }
  if (!isDocumentSizeAllowed(sizeBytes)) throw refuse(describeOversizedDocument(upload.filename));
  const { filename, contentType } = upload;
  const problem = findContentProblem(filename, await ports.uploadFiles.readHead(upload.uploadId));
  if (problem) throw refuse(problem);
  return { uploadId: upload.uploadId, filename, contentType, sizeBytes };
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field, message }] });
}
