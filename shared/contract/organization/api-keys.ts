import * as z from 'zod';
import { apiKeyNameCharacters, apiKeyScopes } from '../../domain/api-key.ts';
import { route } from '../route.ts';

/** A key as its owner sees it; the key itself is shown once. */
export const apiKeySchema = z.object({
  keyId: z.string(),
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  createdAt: z.string(),
  /** Up to an hour old; absent before its first call. */
  lastUsedAt: z.string().optional(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeys = {
  list: route('GET', '/api/keys', 'owner', {
    summary: 'The API keys of the caller’s organization, newest first, without their secrets',
    input: z.object({}),
    output: z.object({ keys: z.array(apiKeySchema) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  create: route('POST', '/api/keys', 'owner', {
    summary: 'Makes an API key and returns it, once; at most ten',
    input: z.object({
      name: z.string().trim().min(1, 'Please name the key.').max(apiKeyNameCharacters),
      scope: z.enum(apiKeyScopes),
      /** A key outlives the session that made it. */
      currentPassword: z.string().max(200),
    }),
    output: z.object({ key: apiKeySchema, token: z.string() }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'WRONG_CREDENTIALS', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 3600 },
  }),
  revoke: route('DELETE', '/api/keys/{keyId}', 'owner', {
    summary: 'Ends an API key at once',
    input: z.object({ keyId: z.string().max(64) }),
    output: z.object({ success: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
};
