import * as z from 'zod';
import { platformSchema } from '../../brands/platforms.ts';
import { route } from '../route.ts';

export const pricing = {
  getPricing: route('GET', '/api/pricing/{platform}', 'public', {
    summary: 'The plans, setup fee and trial of a brand',
    input: z.object({ platform: platformSchema }),
    output: z.object({
      tiers: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          checkoutName: z.string(),
          /** US dollars per month. */
          price: z.number(),
          audience: z.string(),
          features: z.array(z.string()),
          isRecommended: z.boolean(),
        }),
      ),
      /** US dollars, one-time. */
      setupFee: z.number(),
      trialDays: z.number().int(),
    }),
    errors: ['BRAND_NOT_FOUND'],
  }),
};
