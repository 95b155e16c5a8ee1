import busboy from 'busboy';
import { documentCountLimit, documentSizeLimitBytes } from '#shared/domain/limits.ts';
import { AppError } from '#shared/errors.ts';
import type { ReceivedFile } from '../call.ts';

/** The longest knowledge base text: 50,000 characters of up to four bytes. */
const fieldLimitBytes = 200_000;

/** Reads a multipart/form-data body. Throws MALFORMED_REQUEST if it isn't one. */
export function parseMultipart(
  contentType: string,
  body: Buffer,
): Promise<{ fields: Record<string, string>; files: ReceivedFile[] }> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const files: ReceivedFile[] = [];
    const fail = () => reject(new AppError('MALFORMED_REQUEST', { message: 'The form could not be read.' }));
    const parser = createParser(contentType);
    if (!parser) return fail();
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) reject(new AppError('PAYLOAD_TOO_LARGE'));
      fields.set(name, value);
    });
    parser.on('file', (_field, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      // A truncated body emits an error on the stream, which would otherwise end the process.
      stream.on('error', fail);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        files.push({ name: filename ?? '', contentType: mimeType, bytes });
      });
    });
    parser.on('filesLimit', () => reject(tooManyFiles()));
    parser.on('error', fail);
    parser.on('close', () => resolve({ fields: Object.fromEntries(fields), files }));
    parser.end(body);
  });
}

function tooManyFiles(): AppError {
  const message = `At most ${documentCountLimit} documents.`;
  return new AppError('VALIDATION', { message, issues: [{ field: 'documents', message }] });
}

function createParser(contentType: string): busboy.Busboy | undefined {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      // One byte over the limit proves that a file is too large.
      limits: {
        fileSize: documentSizeLimitBytes + 1,
        files: documentCountLimit,
        fields: 20,
        fieldSize: fieldLimitBytes,
      },
    });
  } catch {
    return undefined;
  }
}
