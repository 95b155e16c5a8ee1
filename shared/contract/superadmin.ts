import * as z from 'zod';
import { brandIdSchema, platformSchema } from '../brands/platforms.ts';
import { planIds } from '../domain/plan-ids.ts';
import { staffDeedSchema } from '../domain/staff-deed.ts';
import { signInInputSchema, signInOutputSchema, signInRateLimit } from './auth.ts';
import { route } from './route.ts';

const planSchema = z.enum(planIds);

export const tenantSchema = z.object({
  organisationId: z.string(),
  userId: z.string(),
  conversionId: z.string(),
  brandId: brandIdSchema,
  organisation: z.string(),
  website: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.string(),
  trialEndsAt: z.string(),
  plan: planSchema,
});
export type Tenant = z.infer<typeof tenantSchema>;

const loggedActionSchema = z.object({
  actionId: z.string(),
  doneAt: z.string(),
  /** Names; null once the account is gone. */
  staff: z.string().nullable(),
  /** Whom it was done to, where it was a customer. */
  customer: z.string().nullable(),
  deed: staffDeedSchema,
});
export type LoggedAction = z.infer<typeof loggedActionSchema>;

export const superadmin = {
  login: route({
    method: 'POST',
    path: '/api/superadmin/login',
    access: 'public',
    summary: 'Signs staff in; the second factor is mandatory and set up with the first sign-in',
    input: signInInputSchema,
    output: signInOutputSchema,
    errors: ['VALIDATION', 'WRONG_CREDENTIALS', 'WRONG_CODE', 'FORBIDDEN', 'RATE_LIMITED'],
    rateLimit: signInRateLimit,
    usesCookies: true,
  }),
  listTenants: route({
    method: 'GET',
    path: '/api/superadmin/tenants',
    access: 'domain-admin',
    summary: 'Customers, newest first, a page at a time; a domain admin sees those of the own brand',
    input: z.object({
      platform: platformSchema.optional(),
      /** `next` of the page before. */
      after: z.string().max(100).optional(),
    }),
    output: z.object({ tenants: z.array(tenantSchema), next: z.string().optional() }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  setPlan: route({
    method: 'PUT',
    path: '/api/superadmin/tenants/{organisationId}/plan',
    access: 'domain-admin',
    summary: 'Puts a customer on a plan, or back on the trial; an announced erasure is taken back by a plan',
    input: z.object({ organisationId: z.string().max(60), plan: planSchema }),
    output: z.object({ plan: planSchema }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  }),
  listActions: route({
    method: 'GET',
    path: '/api/superadmin/actions',
    access: 'superadmin',
    summary:
      'What staff did, newest first, a page at a time: who signed in, set a plan, changed or saw what belongs to a customer, or healed a part of the product',
    input: z.object({
      /** `next` of the page before. */
      after: z.string().max(100).optional(),
    }),
    output: z.object({ actions: z.array(loggedActionSchema), next: z.string().optional() }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN'],
  }),
};
