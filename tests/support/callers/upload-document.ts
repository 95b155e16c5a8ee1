import * as z from 'zod';
import { AppError, isErrorCode } from '#shared/errors.ts';

const replySchema = z.object({ documentUrls: z.tuple([z.string()]) });
const refusalSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** Uploads a small file as a visitor's browser may; returns its reference. Throws what the server says of a refused one. */
export async function uploadDocument(
  url: string,
  filename: string,
  content: Uint8Array<ArrayBuffer> | string,
): Promise<string> {
  const body = new FormData();
  body.set('documents', new File([content], filename));
  const response = await fetch(`${url}/api/upload-documents`, { method: 'POST', body });
  const reply: unknown = await response.json();
  if (!response.ok) {
    const { code, message } = refusalSchema.parse(reply).error;
    throw new AppError(isErrorCode(code) ? code : 'INTERNAL', { message });
  }
  const { documentUrls } = replySchema.parse(reply);
  return documentUrls[0];
}
