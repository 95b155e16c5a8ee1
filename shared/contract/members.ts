import * as z from 'zod';
import { emailAddress } from '../domain/addresses/address-schemas.ts';
import { memberSchema } from '../domain/member.ts';
import { route } from './route.ts';

const id = z.string().max(64);

/**
 * People invited by an owner: they can do everything except billing, account deletion and managing members.
 */
export const members = {
  list: route('GET', '/api/members', 'owner', {
    summary: 'The members of the caller’s organization, sorted by name',
    input: z.object({}),
    output: z.object({ members: z.array(memberSchema) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  invite: route('POST', '/api/members', 'owner', {
    summary: 'Invites a member by mail; a pending invitation gets a new link',
    input: z.object({
      name: z.string().trim().min(1, 'Please enter a name.').max(120),
      email: emailAddress().max(254),
    }),
    output: memberSchema,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
    rateLimit: { perAddress: 30, windowSeconds: 3600 },
  }),
  change: route('PATCH', '/api/members/{id}', 'owner', {
    summary: 'Blocks or unblocks a member’s sign-in, effective immediately',
    input: z.object({ id, status: z.enum(['active', 'inactive']) }),
    output: memberSchema,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  remove: route('DELETE', '/api/members/{id}', 'owner', {
    summary: 'Signs a member out and erases their account',
    input: z.object({ id }),
    output: z.object({ success: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
};
