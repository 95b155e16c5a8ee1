import * as z from 'zod';
import { brandIdSchema, platformSchema } from '../../brands/platforms.ts';
import { readableAddress } from '../../domain/addresses/address-schemas.ts';
import { conversionIdSchema } from '../../domain/conversion/conversion-id-schema.ts';
import { markReasonSchema } from '../../domain/mail/mark-reasons.ts';
import { changedValueSchema } from '../../domain/staff/changed-value.ts';
import { staffDashboardSchema, staffViewerSchema } from '../../domain/staff/staff-dashboard.ts';
import { staffWorkSchema } from '../../domain/staff/waiting-work.ts';
import { staffActionDetailsSchema } from '../../domain/staff-action-details.ts';
import { signInErrors, signInInputSchema, signInOutputSchema, signInRateLimit } from '../auth.ts';
import { route } from '../route.ts';
import { userRoutes } from './users.ts';

const loggedActionSchema = z.object({
  actionId: z.string(),
  doneAt: z.string(),
  /** Names; null once the account is gone. */
  staff: z.string().nullable(),
  /** The customer concerned, if any. */
  customer: z.string().nullable(),
  /** Of the customer's page for staff. */
  conversionId: z.string().nullable().default(null),
  deed: staffActionDetailsSchema,
  /** The values that it changed; they are erased with the customer. */
  changes: z.array(changedValueSchema).optional(),
});
export type LoggedAction = z.infer<typeof loggedActionSchema>;

const failedConversionSchema = z.object({
  conversionId: z.string(),
  brandId: brandIdSchema,
  companyName: z.string(),
  /** The address that failed. */
  website: z.string().nullable(),
  /** What a retry reads: the customer's website on record if it has been corrected since. */
  nextWebsite: z.string().nullable().default(null),
  failedAt: z.string(),
  reason: z.string(),
});
export type FailedConversion = z.infer<typeof failedConversionSchema>;

const markedAddressSchema = z.object({
  id: z.string(),
  address: z.string(),
  reason: markReasonSchema,
  markedAt: z.string(),
});
export type MarkedAddress = z.infer<typeof markedAddressSchema>;

export const superadmin = {
  getDashboard: route('GET', '/api/superadmin/dashboard', 'domain-admin', {
    summary:
      'All figures and lists of the staff dashboard, at most fifteen seconds old; a domain admin gets only their own brand',
    input: z.object({ platform: platformSchema.optional() }),
    output: staffDashboardSchema.extend({ viewer: staffViewerSchema }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  ...userRoutes,
  getWork: route('GET', '/api/superadmin/work', 'domain-admin', {
    summary:
      'What waits for staff: unanswered messages, orders by invoice, schools to invoice, and invoices that are not mailed or overdue, counted up to a hundred of a brand; a domain admin gets their own brand’s',
    input: z.object({ platform: platformSchema.optional() }),
    output: staffWorkSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  listFailedConversions: route('GET', '/api/superadmin/failed-conversions', 'domain-admin', {
    summary: 'The newest failed conversions; a domain admin gets their own brand’s',
    input: z.object({ platform: platformSchema.optional() }),
    output: z.object({ conversions: z.array(failedConversionSchema) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  retryConversion: route('POST', '/api/superadmin/conversions/{conversionId}/retry', 'domain-admin', {
    summary:
      'Retries a failed conversion, from the customer’s website on record or another address if it has changed, else at the step where it failed',
    input: z.object({
      conversionId: conversionIdSchema,
      /** A corrected address, which also becomes the customer's website. */
      websiteUrl: readableAddress.optional(),
    }),
    output: z.object({ success: z.literal(true) }),
    errors: [
      'VALIDATION',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'CONVERSION_NOT_FOUND',
      'CONFLICT',
      'RATE_LIMITED',
    ],
  }),
  movePageName: route('POST', '/api/superadmin/page-names', 'superadmin', {
    summary:
      'Gives a name to the page of a customer’s assistant, also one that another has or had; whoever comes by it is led there from now on',
    input: z.object({ slug: z.string().max(100), conversionId: conversionIdSchema }),
    output: z.object({
      /** The assistant that had it, until now or before. */
      from: z.string().nullable(),
    }),
    errors: [
      'VALIDATION',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'CONVERSION_NOT_FOUND',
      'CONFLICT',
      'RATE_LIMITED',
    ],
  }),
  listMarkedAddresses: route('GET', '/api/superadmin/marked-addresses', 'superadmin', {
    summary:
      'Addresses that get no email because one bounced for good or was reported as spam, newest first, paginated',
    input: z.object({
      /** Cursor: `next` of the previous page. */
      after: z.string().max(100).optional(),
    }),
    output: z.object({ addresses: z.array(markedAddressSchema), next: z.string().optional() }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  liftAddressMark: route('DELETE', '/api/superadmin/marked-addresses/{id}', 'superadmin', {
    summary: 'Lets emails go to such an address again; those given up meanwhile are not sent',
    input: z.object({ id: z.string().max(60) }),
    output: z.object({ success: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  login: route('POST', '/api/superadmin/login', 'public', {
    summary: 'Signs in staff; the second factor is mandatory and set up at the first sign-in',
    input: signInInputSchema,
    output: signInOutputSchema,
    errors: signInErrors,
    rateLimit: signInRateLimit,
    usesCookies: true,
  }),
  listActions: route('GET', '/api/superadmin/actions', 'superadmin', {
    summary:
      'The staff audit log, newest first, paginated: sign-ins, plan changes, invoices and recorded payments, answers to messages, access to and changes of customer data, and repairs',
    input: z.object({
      /** Cursor: `next` of the previous page. */
      after: z.string().max(100).optional(),
    }),
    output: z.object({ actions: z.array(loggedActionSchema), next: z.string().optional() }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  exportActions: route('GET', '/api/superadmin/actions/export', 'superadmin', {
    summary:
      'The staff audit log as CSV, newest first, in parts of two hundred; the first part is written to it',
    input: z.object({
      /** Cursor: `next` of the previous part. */
      after: z.string().max(100).optional(),
    }),
    output: z.object({ filename: z.string(), content: z.string(), next: z.string().optional() }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN'],
  }),
};
