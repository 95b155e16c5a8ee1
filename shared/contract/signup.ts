import * as z from 'zod';
import { platformSchema } from '../brands/platforms.ts';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import { trialSignupSchema } from '../domain/trial-signup.ts';
import { route } from './route.ts';

export const signup = {
  createTrial: route('POST', '/api/{brandId}/trial-signup', 'public', {
    summary: 'Starts a trial: creates account, organization and conversion in one transaction',
    input: trialSignupSchema.extend({ brandId: platformSchema }),
    output: z.object({
      success: z.literal(true),
      message: z.string(),
      conversionId: conversionIdSchema,
      conversion_id: conversionIdSchema,
      dashboardUrl: z.string(),
      companyName: z.string(),
      organization: z.string(),
      /** Document 1 section 8: a reply with an error field counts as failed. */
      error: z.never().optional(),
    }),
    errors: ['VALIDATION', 'BRAND_NOT_FOUND', 'ACCOUNT_EXISTS', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 600 },
  }),
};
