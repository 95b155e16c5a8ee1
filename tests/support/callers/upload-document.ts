import * as z from 'zod';

const replySchema = z.object({ documentUrls: z.tuple([z.string()]) });

/** Uploads a small file as a visitor's browser may; returns its reference. */
export async function uploadDocument(
  url: string,
  filename: string,
  content: Uint8Array<ArrayBuffer> | string,
): Promise<string> {
  const body = new FormData();
  body.set('documents', new File([content], filename));
  const response = await fetch(`${url}/api/upload-documents`, { method: 'POST', body });
  const { documentUrls } = replySchema.parse(await response.json());
  return documentUrls[0];
}
