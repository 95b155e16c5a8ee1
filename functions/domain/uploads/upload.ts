import * as z from 'zod';

/** A document that was claimed, by a signup or as an entry. */
export const uploadedDocumentSchema = z.object({
  uploadId: z.string(),
  filename: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
});
export type UploadedDocument = z.infer<typeof uploadedDocumentSchema>;

/** An announced document. Its bytes stay under the upload's own key until a conversion copies them. */
export const uploadSchema = uploadedDocumentSchema.extend({ createdAt: z.string() });
export type Upload = z.infer<typeof uploadSchema>;

const referencePrefix = 'upload://';

/** The reference passed to signup; opaque to the browser. */
export const makeDocumentUrl = (uploadId: string): string => `${referencePrefix}${uploadId}`;

/** The upload id in a reference; undefined when it isn't ours. */
export function parseDocumentUrl(documentUrl: string): string | undefined {
  const uploadId = documentUrl.startsWith(referencePrefix) ? documentUrl.slice(referencePrefix.length) : '';
  return /^[0-9a-z]{26}$/.test(uploadId) ? uploadId : undefined;
}
