import * as z from 'zod';

/** An announced document. Its bytes are under the upload's own key until a conversion takes them. */
export const uploadSchema = z.object({
  uploadId: z.string(),
  filename: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  createdAt: z.string(),
});
export type Upload = z.infer<typeof uploadSchema>;

const referencePrefix = 'upload://';

/** The reference a signup hands back: opaque to the browser. */
export function makeDocumentUrl(uploadId: string): string {
  return `${referencePrefix}${uploadId}`;
}

/** The upload a reference names; undefined when it is none of ours. */
export function parseDocumentUrl(documentUrl: string): string | undefined {
  const uploadId = documentUrl.startsWith(referencePrefix) ? documentUrl.slice(referencePrefix.length) : '';
  return /^[0-9a-z]{26}$/.test(uploadId) ? uploadId : undefined;
}
