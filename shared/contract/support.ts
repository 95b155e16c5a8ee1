import * as z from 'zod';
import { sentOutcomeSchema } from '../domain/chat/chat-outcome.ts';
import { citationSchema } from '../domain/citation.ts';
import { chatMessageLimitCharacters } from '../domain/limits.ts';
import { maskPrivateNumbers } from '../domain/private-numbers/mask-private-numbers.ts';
import { route } from './route.ts';

export const support = {
  chat: route('POST', '/api/support/chat', 'public', {
    summary: 'Answers a question about the product itself',
    input: z.object({
      message: z
        .string()
        .trim()
        .min(1, 'Please type a question.')
        .max(chatMessageLimitCharacters)
        .overwrite(maskPrivateNumbers),
      sessionId: z
        .string()
        .regex(/^[\w-]{1,64}$/, 'Not a session id')
        .optional(),
      /** First segment of the page's path; anything but a brand's name means the hub. */
      context: z.string().max(60).default(''),
    }),
    output: z.object({
      response: z.string(),
      /** The first line of a response that otherwise repeats the sources. */
      lead: z.string().optional(),
      outcome: sentOutcomeSchema.optional(),
      /** 0 to 1: how likely the answer is right. */
      confidence: z.number().min(0).max(1).optional(),
      sources: z.array(citationSchema),
    }),
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit: { perAddress: 30, windowSeconds: 60 },
  }),
};
