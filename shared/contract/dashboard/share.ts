import * as z from 'zod';
import { conversionIdSchema } from '../../domain/conversion/conversion-id-schema.ts';
import { route } from '../route.ts';
import { dashboardErrors as errors } from './dashboard-errors.ts';

/** How an assistant's page is found. */
const shareSchema = z.object({
  /** The name of its page, in place of its id; empty before one was chosen. */
  slug: z.string(),
  /** Search engines may list it. */
  isListed: z.boolean(),
  /** A name made of the organization's; empty when none can be. */
  suggestion: z.string(),
});
export type Share = z.infer<typeof shareSchema>;

/** The name of an assistant’s page, and who may list it. */
export const shareRoutes = {
  getShare: route('GET', '/api/dashboard/{conversionId}/share', 'member', {
    summary: 'How an assistant’s page is found: its name, and whether search engines may list it',
    input: z.object({ conversionId: conversionIdSchema }),
    output: shareSchema,
    errors,
  }),
  saveShare: route('PUT', '/api/dashboard/{conversionId}/share', 'member', {
    summary:
      'Names an assistant’s page, and publishes it for search engines; earlier names keep leading to it',
    input: z.object({
      conversionId: conversionIdSchema,
      /** Without one the name stays. */
      slug: z.string().max(100).optional(),
      isListed: z.boolean(),
    }),
    output: shareSchema,
    errors: ['VALIDATION', ...errors],
    rateLimit: { perAddress: 60, perTenant: 60, windowSeconds: 3600 },
  }),
};
