import * as z from 'zod';
import { platformSchema } from '../brands/platforms.ts';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import { signupMessages, trialSignupSchema } from '../domain/trial-signup.ts';
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
  addOrganization: route('POST', '/api/organizations', 'member', {
    role: 'viewer',
    summary: 'Starts a trial for one more organization of the caller, who owns it; not for staff',
    input: z.object({
      name: z.string().trim().min(1, 'Please enter a name.').max(200),
      websiteUrl: z.string().trim().min(1, signupMessages.websiteRequired).max(2048),
      /** Where the brand asks for it. */
      institutionType: z.string().max(40).optional(),
      platform: platformSchema.default('gpt'),
      /** A repeated call with the same key returns the first conversion. */
      idempotencyKey: z.string().min(1).max(100),
    }),
    output: z.object({ conversionId: conversionIdSchema }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'ACCOUNT_EXISTS', 'RATE_LIMITED'],
    rateLimit: { perAddress: 30, windowSeconds: 3600 },
  }),
};
