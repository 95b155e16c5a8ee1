import { visitorApi } from './visitor-api.ts';

/** A document failed to upload, so its form must not be submitted. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

type Following = { onProgress: (share: number) => void; signal: AbortSignal };

/** Uploads one file and resolves to its reference. */
export type UploadDocument = (file: File, following: Following) => Promise<string>;

/** Forbidden request headers of the Fetch standard: scripts cannot set them. */
const browserHeaders = ['content-length', 'host'];

/** Announces a file, then sends it straight to the store with exactly the signed headers. */
export async function uploadDocument(
  file: File,
  { onProgress, signal, purpose }: Partial<Following> & { purpose?: 'document' | 'logo' | 'recording' } = {},
): Promise<string> {
  const { uploads } = await visitorApi.uploads.uploadDocuments.call(
    { ...(purpose && { purpose }), files: [{ filename: file.name, size: file.size, type: file.type }] },
    signal,
  );
  const [target] = uploads;
  if (!target?.uploadUrl) throw new UploadError(`No upload link for the document ${file.name}.`);
  const { uploadUrl, headers = {} } = target;
  await putFile(file, { uploadUrl, headers, onProgress, signal });
  return target.documentUrl;
}

type PutOptions = {
  uploadUrl: string;
  headers: Record<string, string>;
  onProgress: Following['onProgress'] | undefined;
  signal: AbortSignal | undefined;
};

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
function putFile(file: File, { uploadUrl, headers, onProgress, signal }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new UploadError(`The document ${file.name} could not be uploaded.`));
    request.open('PUT', uploadUrl);
    for (const [name, value] of Object.entries(headers)) {
      if (!browserHeaders.includes(name.toLowerCase())) request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
