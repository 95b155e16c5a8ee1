import { cleanDocumentName, findEnding } from '#functions/engine/documents/document-name.ts';
import type { Deps } from '#functions/wiring/deps.ts';
import { documentHeadBytes, findContentProblem } from '#shared/domain/documents/document-type.ts';
import { documentExtensions, recordingExtensions } from '#shared/domain/limits.ts';
import { findLogoProblem, logoExtensions } from '#shared/domain/logo.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';
import { AppError } from '#shared/errors.ts';
import { makeDocumentUrl, type Upload } from './upload.ts';

type AnnouncedFile = { filename: string; size: number; type: string };
/** File extensions by purpose. */
const accepted = {
  document: documentExtensions,
  recording: recordingExtensions,
  logo: logoExtensions,
} as const;

/** What the files are for. */
type Purpose = keyof typeof accepted;

type UploadDeps = Pick<Deps, 'uploads' | 'uploadFiles' | 'now' | 'makeId'>;

type UploadReply = {
  documentUrls: string[];
  uploads: { documentUrl: string; filename: string; uploadUrl?: string; headers?: Record<string, string> }[];
};

/**
 * Returns one presigned link per file; each accepts exactly the announced size and type. Throws VALIDATION.
 */
export async function announceUploads(
  deps: UploadDeps,
  purpose: Purpose,
  files: AnnouncedFile[],
): Promise<UploadReply> {
  if (!files.length) throw refuse('Please choose at least one document.');
  const prepared = files.map((file) => prepareUpload(deps, purpose, file));
  const uploads = await Promise.all(
    prepared.map(async (upload) => {
      await deps.uploads.add(upload);
      const { uploadId, filename, contentType } = upload;
      const uploadUrl = await deps.uploadFiles.presign(upload);
      return {
        documentUrl: makeDocumentUrl(uploadId),
        filename,
        uploadUrl,
        headers: { 'content-type': contentType },
      };
    }),
  );
  return { documentUrls: uploads.map(({ documentUrl }) => documentUrl), uploads };
}

/** Stores small files sent in the call. Throws VALIDATION. */
export async function receiveUploads(
  deps: UploadDeps,
  purpose: Purpose,
  files: { name: string; contentType: string; bytes: Buffer }[],
): Promise<UploadReply> {
  const prepared = files.map(({ name, contentType, bytes }) => ({
    bytes,
    upload: prepareUpload(deps, purpose, { filename: name, size: bytes.length, type: contentType }),
  }));
  for (const { upload, bytes } of prepared) {
    const problem = findContentProblem(upload.filename, bytes.subarray(0, documentHeadBytes));
    if (problem) throw refuse(problem);
  }
  const uploads = await Promise.all(
    prepared.map(async ({ upload, bytes }) => {
      await deps.uploadFiles.store(upload, bytes);
      await deps.uploads.add(upload);
      return { documentUrl: makeDocumentUrl(upload.uploadId), filename: upload.filename };
    }),
  );
  return { documentUrls: uploads.map(({ documentUrl }) => documentUrl), uploads };
}

function prepareUpload(deps: UploadDeps, purpose: Purpose, { filename, size, type }: AnnouncedFile): Upload {
  // Visitors upload files with forms, so a file name may hold their numbers.
  const name = maskPrivateNumbers(cleanDocumentName(filename));
  const endings = accepted[purpose];
  const problem = purpose === 'logo' && findLogoProblem({ name, size });
  if (problem) throw refuse(problem);
  if (!findEnding(name, endings)) {
    throw refuse(`${name} is of a type we cannot read. Please use ${endings.join(', ')}.`);
  }
  if (size > 0 && !isDocumentSizeAllowed(size)) throw refuse(describeOversizedDocument(name));
  if (size <= 0) throw refuse(`${name} is empty. Please choose another file.`);
  const contentType = /^[\w.+-]{1,80}\/[\w.+-]{1,80}$/.test(type) ? type : 'application/octet-stream';
  return {
    uploadId: deps.makeId(),
    filename: name,
    contentType,
    sizeBytes: size,
    createdAt: deps.now().toISOString(),
  };
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'documents', message }] });
}
