import * as z from 'zod';
import { platformSchema } from '../brands/platforms.ts';
import { contactMessageSchema } from '../domain/contact-message.ts';
import { route } from './route.ts';

export const contact = {
  issueCaptcha: route('GET', '/api/contact/captcha', 'public', {
    summary: 'A sum of two numbers as the contact form’s captcha (single use, ten minutes)',
    input: z.object({}),
    output: z.object({ captchaId: z.string(), first: z.number().int(), second: z.number().int() }),
    errors: ['RATE_LIMITED'],
    rateLimit: { perAddress: 30, windowSeconds: 600 },
  }),
  submit: route('POST', '/api/contact/submit', 'public', {
    summary: 'Stores a message to a brand and mails it to the brand',
    input: contactMessageSchema.extend({
      platform: platformSchema.default('gpt'),
      /** Orders are answered first. */
      subject: z.enum(['contact', 'order']).default('contact'),
      captchaId: z.string().max(64).default(''),
    }),
    output: z.object({
      success: z.literal(true),
      message: z.string(),
      /** The sender's private page, where the answer will appear. */
      statusPath: z.string(),
    }),
    errors: ['VALIDATION', 'BRAND_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 10, windowSeconds: 3600 },
  }),
};
