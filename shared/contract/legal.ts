import * as z from 'zod';
import { platformSchema } from '../brands/platforms.ts';
import { route } from './route.ts';

/** A legal text in sections; a paragraph that begins with "- " is an item of a list. */
export const legalDocumentSchema = z.object({
  page: z.string(),
  title: z.string(),
  /** Day of the last change, ISO 8601. */
  updatedOn: z.string(),
  /** The full text without sections. */
  content: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
export type LegalDocument = z.infer<typeof legalDocumentSchema>;

export const legal = {
  getDocument: route('GET', '/api/legal/{page}', 'public', {
    summary: 'A legal document of a brand',
    input: z.object({ page: z.string().max(40), platform: platformSchema.default('gpt') }),
    output: legalDocumentSchema,
    errors: ['NOT_FOUND', 'BRAND_NOT_FOUND'],
  }),
};
