import * as z from 'zod';
import { parseBrandId } from '../../brands/brand-names.ts';
import { brandIdSchema, platformSchema } from '../../brands/platforms.ts';
import { emailAddress, shownAddress } from '../../domain/addresses/address-schemas.ts';
import { isPhoneNumber } from '../../domain/addresses/phone-numbers.ts';
import { cents, centsSchema } from '../../domain/billing/money.ts';
import { planIds } from '../../domain/billing/plan-ids.ts';
import { emailChangeSummarySchema } from '../../domain/identity.ts';
import { findFieldProblem, letterSubjects } from '../../domain/mail/customer-letter.ts';
import {
  type CustomerKind,
  customerFilters,
  customerKinds,
  customerSorts,
  customerStatuses,
  customerTotalsSchema,
  listedUserSchema,
  sortOrders,
  trialStatuses,
} from '../../domain/staff/listed-customer.ts';
import { subAdminSchema } from '../../domain/staff/staff-dashboard.ts';
import { timelineEventSchema } from '../../domain/staff/timeline-event.ts';
import { route } from '../route.ts';

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

const name = z.string().trim().min(1, 'Please enter a name').max(120);
/** `LawFirmGPT.ai` is the domain of `lawfirm`. */
function toPlatformName(domain: string): string {
  const bare = domain.replace(/\.ai$/i, '');
  return parseBrandId(bare) ? bare : bare.replace(/gpt$/i, '');
}

/** Which customers: those of the staff member's own brand, or for superadmins of any. */
const customerFilter = {
  query: z.string().trim().max(100).default(''),
  kind: z.enum([...customerKinds, 'any']).default('trial'),
  platform: platformSchema.optional(),
  plan: planSchema.optional(),
  status: z.enum(customerFilters).optional(),
};

const customerOrder = {
  sort: z.enum(customerSorts).default('started'),
  order: z.enum(sortOrders).default('desc'),
};

const letterInput = {
  ...customerFilter,
  about: z.enum(letterSubjects),
  /** `{organization}` and `{trial end}` are replaced for each customer. */
  subject: z.string().trim().min(3, 'Please enter a subject').max(120),
  /** Paragraphs, with an empty line between them. */
  message: z.string().trim().min(10, 'Please write at least 10 characters').max(4000),
};

type LetterWords = { kind: CustomerKind | 'any'; subject: string; message: string };

function checkFields({ kind, ...words }: LetterWords, context: z.RefinementCtx): void {
  for (const field of ['subject', 'message'] as const) {
    const message = findFieldProblem(words[field], kind);
    if (message) context.addIssue({ code: 'custom', path: [field], message });
  }
}

/** Who is invited. */
const invited = { name, email: emailAddress().max(254) };
/** Id of an organisation or a sub-admin. */
const userId = z.string().max(60);
/** Customers and sub-admins, as staff find and change them. */
export const userRoutes = {
  searchUsers: route('GET', '/api/superadmin/users', 'domain-admin', {
    summary:
      'Searches all trials and customers by parts of name, email, phone, domain, website or organization, in any order; a whole email address also finds the customer of that owner or member',
    input: z.object({
      ...customerFilter,
      ...customerOrder,
      /** Cursor: `next` of the previous page. */
      after: z.string().max(100).optional(),
    }),
    output: z.object({
      users: z.array(listedUserSchema),
      /** How many were scanned: all of them. */
      searched: z.number().int(),
      totals: customerTotalsSchema,
      /** Searches that would find somebody, when this one finds nobody: its words with one or two letters changed. */
      suggestions: z.array(z.string()).default([]),
      /** Cursor; absent on the last page. */
      next: z.string().optional(),
    }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  exportUsers: route('GET', '/api/superadmin/users/export', 'domain-admin', {
    summary: 'The customers that a search finds, as CSV in parts; the first part is written to the staff log',
    input: z.object({
      ...customerFilter,
      ...customerOrder,
      /** Cursor: `next` of the previous part. */
      after: z.string().max(100).optional(),
    }),
    output: z.object({ filename: z.string(), content: z.string(), next: z.string().optional() }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  getTimeline: route('GET', '/api/superadmin/users/{id}/timeline', 'domain-admin', {
    summary:
      'What happened to a customer, newest first: signup, conversion, chats of each day, mails, payments and what staff did',
    input: z.object({ id: userId }),
    output: z.object({
      events: z.array(timelineEventSchema),
      /** Credit that no later invoice uses up, because the subscription has ended. */
      idleCreditCents: centsSchema.default(cents(0)),
    }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  refundPayment: route('POST', '/api/superadmin/users/{id}/payments/{paymentId}/refund', 'superadmin', {
    summary: 'Refunds a card payment, or a part of it, to the card, and mails the customer',
    input: z.object({
      id: userId,
      paymentId: z.string().max(100),
      amountCents: z.int().min(1).transform(cents),
      /** What was refunded before, as the page showed it: two people refund once. */
      refundedCents: z.int().min(0).transform(cents),
      /** Kept in the staff log. */
      reason: z.string().trim().min(1, 'Say why, such as a payment made twice.').max(300),
      /** Whether the mail to the customer says why. */
      tellsReason: z.boolean().default(false),
    }),
    output: z.object({ refundedCents: centsSchema }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  }),
  refundBalance: route('POST', '/api/superadmin/users/{id}/balance/refund', 'superadmin', {
    summary:
      'Pays the credit of a customer whose subscription has ended back to the cards that paid, and mails the customer',
    input: z.object({
      id: userId,
      /** As the page showed it: two people refund once. */
      creditCents: z.int().min(1).transform(cents),
      /** Kept in the staff log. */
      reason: z.string().trim().min(1, 'Say why, such as a cancelled subscription.').max(280),
    }),
    output: z.object({ refundedCents: centsSchema }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  }),
  mailUsers: route('POST', '/api/superadmin/users/mails', 'superadmin', {
    summary:
      'Writes to the customers that a search finds, in parts of 25: under the brand of each, and not to those who declined such mails',
    input: z
      .object({
        ...letterInput,
        /** The same for all parts: nobody gets a letter twice. */
        mailingId: z.uuid(),
        /** How many were confirmed; other numbers are refused before the first letter. */
        expected: z.int().min(1),
        /** Cursor: `next` of the previous part. */
        after: z.string().max(100).optional(),
      })
      .superRefine(checkFields),
    output: z.object({
      sent: z.number().int(),
      /** Kept until the address confirms, for a month at most. */
      waiting: z.number().int(),
      /** Never sent: the customer declined such mails, or one to the address came back. */
      declined: z.number().int(),
      next: z.string().optional(),
    }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND', 'CONFLICT'],
  }),
  previewLetter: route('POST', '/api/superadmin/users/mails/preview', 'superadmin', {
    summary:
      'A letter as the first customer that a search finds would get it; on request also sent to the caller',
    input: z.object({ ...letterInput, sendsToMe: z.boolean().default(false) }).superRefine(checkFields),
    output: z.object({
      organisation: z.string(),
      subject: z.string(),
      text: z.string(),
      /** Whether the letter to this customer would wait until the address confirms. */
      isWaiting: z.boolean(),
      sentTo: z.string().nullable(),
      /** Of the first thousand; letters wait until their address confirms, for a month at most. */
      recipients: z.object({
        counted: z.number().int(),
        confirmed: z.number().int(),
        waiting: z.number().int(),
        /** Customers who have chosen a plan, and get no reminder of a trial. */
        leftOut: z.number().int(),
      }),
    }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND', 'CONFLICT'],
  }),
  addUser: route('POST', '/api/superadmin/add-user', 'superadmin', {
    summary: 'Invites a sub-admin of one domain by mail',
    input: z.object({
      ...invited,
      /** A platform or its domain. */
      domain: z.string().max(40).transform(toPlatformName).pipe(platformSchema),
      role: z.literal('admin').default('admin'),
    }),
    output: z.object({ success: z.literal(true), user: subAdminSchema }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    rateLimit: { perAddress: 30, windowSeconds: 3600 },
  }),
  addSuperadmin: route('POST', '/api/superadmin/add-superadmin', 'superadmin', {
    summary: 'Invites another superadmin by mail; asks for the caller’s password',
    input: z.object({ ...invited, currentPassword: z.string().max(200) }),
    output: z.object({ success: z.literal(true), user: subAdminSchema }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
    rateLimit: { perAddress: 30, windowSeconds: 3600 },
  }),
  updateUser: route('PATCH', '/api/superadmin/users/{id}', 'domain-admin', {
    summary:
      'Updates a trial, a customer or a sub-admin; only superadmins change plans and sub-admins, and only payments change revenue',
    input: z.strictObject({
      id: userId,
      /** Version of the row when the edit began. */
      version: z.coerce.number().int().optional(),
      name: name.optional(),
      /** Changes once the new address confirms it, with the account's password; a superadmin's edit also after 72 hours. */
      email: emailAddress().max(254).optional(),
      phone: z
        .string()
        .trim()
        .max(40)
        .refine((text) => text === '' || isPhoneNumber(text), 'Please enter a valid phone number')
        .optional(),
      website: shownAddress.optional(),
      /** A converted trial is put on `plan`. Sub-admins are active or inactive. */
      status: z.enum([...trialStatuses, ...customerStatuses, 'inactive']).optional(),
      /** For a trial: its last day, or the instant. */
      endDate: z.union([z.iso.date(), z.iso.datetime()]).optional(),
      plan: planSchema.optional(),
    }),
    output: z.object({
      success: z.literal(true),
      /** Null for a sub-admin. */
      user: listedUserSchema.nullable(),
      /** The change of the address that this edit has asked for. */
      emailChange: emailChangeSummarySchema.nullable().default(null),
    }),
    errors: [
      'VALIDATION',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'NOT_FOUND',
      'ACCOUNT_EXISTS',
      'ALREADY_SUBSCRIBED',
      'CONFLICT',
      'RATE_LIMITED',
      'UNAVAILABLE',
    ],
  }),
  removeUser: route('DELETE', '/api/superadmin/users/{id}', 'superadmin', {
    summary: 'Erases a customer with all their data, or a sub-admin; signs them out immediately',
    input: z.object({ id: userId }),
    output: z.object({ success: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  }),
  endSessions: route('DELETE', '/api/superadmin/users/{id}/sessions', 'domain-admin', {
    summary:
      'Signs out everyone of a customer on every device, or, for superadmins, a sub-admin; they may sign in again',
    input: z.object({ id: userId }),
    output: z.object({ success: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  cancelEmailChange: route('DELETE', '/api/superadmin/users/{id}/email-change', 'domain-admin', {
    summary:
      'Keeps a customer’s present email address: cancels a change that is not in effect yet, whoever asked for it',
    input: z.object({ id: userId }),
    output: z.object({ success: z.literal(true) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  listTenants: route('GET', '/api/superadmin/tenants', 'domain-admin', {
    summary: 'Customers, newest first, paginated; a domain admin sees their own brand’s',
    input: z.object({
      platform: platformSchema.optional(),
      /** Cursor: `next` of the previous page. */
      after: z.string().max(100).optional(),
    }),
    output: z.object({ tenants: z.array(tenantSchema), next: z.string().optional() }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  setPlan: route('PUT', '/api/superadmin/tenants/{organisationId}/plan', 'superadmin', {
    summary:
      'Puts a customer without card payment on a plan, or back on the trial; a plan cancels an announced erasure',
    input: z.object({ organisationId: z.string().max(60), plan: planSchema }),
    output: z.object({ plan: planSchema }),
    errors: [
      'VALIDATION',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'NOT_FOUND',
      'ALREADY_SUBSCRIBED',
      'CONFLICT',
      'UNAVAILABLE',
    ],
  }),
};
