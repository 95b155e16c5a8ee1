import { documentHeadBytes, findContentProblem } from '#shared/domain/documents/document-type.ts';
import { documentExtensions, recordingExtensions } from '#shared/domain/limits.ts';
import { findLogoProblem, logoExtensions } from '#shared/domain/logo.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';
import { AppError } from '#shared/errors.ts';
import type { UploadPorts } from './ports.ts';
import { makeDocumentUrl, type Upload } from './upload.ts';

type AnnouncedFile = { filename: string; size: number; type: string };
type ReceivedFile = { name: string; contentType: string; bytes: Buffer };

/** File extensions by purpose. */
const accepted = {
  document: documentExtensions,
  recording: recordingExtensions,
  logo: logoExtensions,
} as const;

type UploadReply = {
  documentUrls: string[];
  uploads: { documentUrl: string; filename: string; uploadUrl?: string; headers?: Record<string, string> }[];
};

/**
 * Returns one presigned link per file; each accepts exactly the announced size and type. Throws VALIDATION.
 */
export async function announceUploads(ports: UploadPorts, files: AnnouncedFile[]): Promise<UploadReply> {
  if (!files.length) throw refuse('Please choose at least one document.');
  const prepared = files.map((file) => prepareUpload(ports, file));
  const uploads = await Promise.all(
    prepared.map(async (upload) => {
      await ports.uploads.add(upload);
      const { uploadId, filename, contentType } = upload;
      const uploadUrl = await ports.presignUpload(upload);
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
export async function receiveUploads(ports: UploadPorts, files: ReceivedFile[]): Promise<UploadReply> {
  const prepared = files.map(({ name, contentType, bytes }) => ({
    bytes,
    upload: prepareUpload(ports, { filename: name, size: bytes.length, type: contentType }),
  }));
  for (const { upload, bytes } of prepared) {
    const problem = findContentProblem(upload.filename, bytes.subarray(0, documentHeadBytes));
    if (problem) throw refuse(problem);
  }
  const uploads = await Promise.all(
    prepared.map(async ({ upload, bytes }) => {
      await ports.storeUpload(upload, bytes);
      await ports.uploads.add(upload);
      return { documentUrl: makeDocumentUrl(upload.uploadId), filename: upload.filename };
    }),
  );
  return { documentUrls: uploads.map(({ documentUrl }) => documentUrl), uploads };
}

function prepareUpload(ports: UploadPorts, { filename, size, type }: AnnouncedFile): Upload {
  // Visitors upload files with forms, so a file name may hold their numbers.
  const name = maskPrivateNumbers(ports.cleanDocumentName(filename));
  const endings = accepted[ports.purpose];
  const problem = ports.purpose === 'logo' && findLogoProblem({ name, size });
  if (problem) throw refuse(problem);
  if (!ports.findEnding(name, endings)) {
    throw refuse(`${name} is of a type we cannot read. Please use ${endings.join(', ')}.`);
  }
  if (size > 0 && !isDocumentSizeAllowed(size)) throw refuse(describeOversizedDocument(name));
  if (size <= 0) throw refuse(`${name} is empty. Please choose another file.`);
  const contentType = /^[\w.+-]{1,80}\/[\w.+-]{1,80}$/.test(type) ? type : 'application/octet-stream';
  return {
    uploadId: ports.makeId(),
    filename: name,
    contentType,
    sizeBytes: size,
    createdAt: ports.now().toISOString(),
  };
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'documents', message }] });
}
