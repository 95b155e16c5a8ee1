import * as z from 'zod';
import { emailAddress } from '../domain/addresses/address-schemas.ts';
import { memberRoleSchema, memberSchema, ownOrganisationSchema } from '../domain/member.ts';
import { route } from './route.ts';

const id = z.string().max(64);
/** Everybody decides where they belong, whatever they may do in an organisation. */
const ofThePerson = { role: 'viewer' } as const;

/** People invited by an owner, each with a role: shared/domain/organisation-role.ts. */
export const members = {
  list: route('GET', '/api/members', 'owner', {
    summary: 'The members of the caller’s organization, sorted by name',
    input: z.object({}),
    output: z.object({
      members: z.array(memberSchema),
      /** Whether everybody in the organization needs an authenticator app. */
      asksSecondFactor: z.boolean().default(false),
    }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  invite: route('POST', '/api/members', 'owner', {
    summary: 'Invites a member by mail; a pending invitation gets a new link',
    input: z.object({
      name: z.string().trim().min(1, 'Please enter a name.').max(120),
      email: emailAddress().max(254),
      role: memberRoleSchema.default('editor'),
    }),
    output: memberSchema,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
    rateLimit: { perAddress: 30, windowSeconds: 3600 },
  }),
  change: route('PATCH', '/api/members/{id}', 'owner', {
    summary: 'Blocks or unblocks a member’s sign-in, or changes what they may do, effective immediately',
    input: z.object({
      id,
      status: z.enum(['active', 'inactive']).optional(),
      role: memberRoleSchema.optional(),
    }),
    output: memberSchema,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  saveRules: route('PUT', '/api/members/rules', 'owner', {
    summary:
      'Says whether everybody in the organization needs an authenticator app; members without one are signed out and set one up',
    input: z.object({ asksSecondFactor: z.boolean() }),
    output: z.object({ asksSecondFactor: z.boolean() }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  listOrganizations: route('GET', '/api/organizations', 'member', {
    summary: 'The organizations of the caller, and those that have invited them, sorted by name',
    input: z.object({}),
    output: z.object({ organizations: z.array(ownOrganisationSchema) }),
    errors: ['UNAUTHENTICATED'],
  }),
  join: route('POST', '/api/organizations/{organizationId}/membership', 'member', {
    ...ofThePerson,
    summary: 'Accepts an organization’s invitation; the address of the account must be confirmed',
    input: z.object({ organizationId: id }),
    output: z.object({ success: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'],
  }),
  leave: route('DELETE', '/api/organizations/{organizationId}/membership', 'member', {
    ...ofThePerson,
    summary: 'Leaves an organization, or declines its invitation; not for its owner',
    input: z.object({ organizationId: id }),
    output: z.object({ success: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'],
  }),
  remove: route('DELETE', '/api/members/{id}', 'owner', {
    summary: 'Signs a member out and erases their account',
    input: z.object({ id }),
    output: z.object({ success: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
};
