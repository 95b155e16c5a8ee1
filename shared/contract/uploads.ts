import * as z from 'zod';
import { documentCountLimit } from '../domain/limits.ts';
import { route } from './route.ts';

export const uploads = {
  uploadDocuments: route('POST', '/api/upload-documents', 'public', {
    summary:
      'Announces documents and returns presigned upload links, or accepts small files in the multipart field `documents`',
    input: z.object({
      /** `recording` is for `knowledgeBase.processVideo`, `logo` for `dashboard.keepLogo`, `document` for everything else. */
      purpose: z.enum(['document', 'recording', 'logo']).default('document'),
      files: z
        .array(z.object({ filename: z.string().max(300), size: z.number().int(), type: z.string().max(200) }))
        .max(documentCountLimit, `At most ${documentCountLimit} documents.`)
        .default([]),
    }),
    output: z.object({
      /** References to pass to signup, in the order of the files. */
      documentUrls: z.array(z.string()),
      uploads: z.array(
        z.object({
          documentUrl: z.string(),
          filename: z.string(),
          /** PUT the bytes here with these headers; absent when the call itself carried the file. */
          uploadUrl: z.string().optional(),
          headers: z.record(z.string(), z.string()).optional(),
        }),
      ),
    }),
    errors: ['VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 3600 },
    acceptsFiles: true,
  }),
};
