import * as z from 'zod';
import { platformSchema } from '../../brands/platforms.ts';
import {
  invoiceDetails,
  listedSchoolInvoiceSchema,
  manualPaymentMethods,
  schoolBillingFiguresSchema,
  schoolOrderSchema,
} from '../../domain/school-invoice.ts';
import { paidPlanSchema, purchaseOrderNumberSchema } from '../../domain/subscription.ts';
import { route } from '../route.ts';

/** Only the brand of a domain admin can be named by one; a superadmin who names none means the first that serves schools. */
const ofPlatform = { platform: platformSchema.optional() };
const invoiceId = z.string().max(40);
/** Where an open invoice stands in their list: where reminding goes on. */
const place = z.object({ invoiceId, dueDate: z.string().max(10) });
const count = z.number().int();
const errors = ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'] as const;
const rateLimit = { perAddress: 300, windowSeconds: 900 };
const file = z.instanceof(Uint8Array);

export const schoolBilling = {
  saveSchool: route({
    method: 'PUT',
    path: '/api/school-billing/schools/{organisationId}',
    access: 'superadmin',
    summary:
      'Takes a school’s order by invoice, or corrects it: puts it on the plan, which is invoiced from the date of the order on',
    input: z.object({
      organisationId: z.string().max(60),
      plan: paidPlanSchema,
      /** The date of the order. */
      orderedAt: z.iso.date(),
      purchaseOrderNumber: purchaseOrderNumberSchema.default(''),
      /** The organisation whose billing account pays, such as a district: one of the same brand that pays by invoice itself. */
      payerId: z.string().max(60).optional(),
      ...invoiceDetails,
    }),
    output: z.object({ organisationId: z.string() }),
    errors: [...errors, 'NOT_FOUND', 'ALREADY_SUBSCRIBED', 'CONFLICT'],
    rateLimit,
  }),
  getSchool: route({
    method: 'GET',
    path: '/api/school-billing/schools/{organisationId}',
    access: 'superadmin',
    summary: 'A school’s plan, and what it ordered by invoice',
    input: z.object({ organisationId: z.string().max(60) }),
    output: schoolOrderSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  getFigures: route({
    method: 'GET',
    path: '/api/school-billing/figures',
    access: 'domain-admin',
    summary: 'The figures of the current fiscal year, and how much is pending and overdue',
    input: z.object(ofPlatform),
    output: schoolBillingFiguresSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  listInvoices: route({
    method: 'GET',
    path: '/api/school-billing/invoices',
    access: 'domain-admin',
    summary:
      'Invoices to schools, newest first, a page at a time; a search looks for school, plan and status',
    input: z.object({
      ...ofPlatform,
      search: z.string().trim().max(80).default(''),
      /** `next` of the page before. */
      after: invoiceId.optional(),
    }),
    output: z.object({ invoices: z.array(listedSchoolInvoiceSchema), next: z.string().optional() }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  generateInvoices: route({
    method: 'POST',
    path: '/api/school-billing/generate-invoices',
    access: 'superadmin',
    summary:
      'Writes the annual invoices that schools did not get yet, for the current fiscal year and from May on for the next, and notes for plans that changed; forty schools a call',
    input: z.object({
      ...ofPlatform,
      /** `next` of the call before. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({ invoices: count, notes: count, next: z.string().optional() }),
    errors: [...errors, 'BRAND_NOT_FOUND', 'CONFLICT'],
    rateLimit,
  }),
  getInvoicePdf: route({
    method: 'GET',
    path: '/api/school-billing/invoice/{invoiceId}/pdf',
    access: 'owner',
    answersFile: 'application/pdf',
    summary: 'An invoice as PDF, for staff of its brand and for the school it was written to',
    input: z.object({ invoiceId }),
    output: file,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  getSharedInvoice: route({
    method: 'GET',
    path: '/api/school-billing/shared-invoice/{invoiceId}/{viewKey}',
    access: 'public',
    answersFile: 'application/pdf',
    summary: 'An invoice as PDF, for who has the link of its mail',
    input: z.object({ invoiceId, viewKey: z.string().max(80) }),
    output: file,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 900 },
  }),
  sendInvoice: route({
    method: 'POST',
    path: '/api/school-billing/send-invoice/{invoiceId}',
    access: 'superadmin',
    summary: 'Mails an invoice with the link to its PDF; a second click within a minute is no second mail',
    input: z.object({ invoiceId }),
    output: z.object({ sentTo: z.string() }),
    errors: [...errors, 'NOT_FOUND', 'CONFLICT'],
    rateLimit,
  }),
  processPayment: route({
    method: 'POST',
    path: '/api/school-billing/process-payment',
    access: 'superadmin',
    summary:
      'The page on which a card pays an invoice; or books, with a note, that a transfer or cheque has come',
    input: z.object({
      invoiceId,
      paidBy: z.enum(manualPaymentMethods).optional(),
      note: z.string().trim().max(300).default(''),
    }),
    output: z.object({
      /** Null where a payment was booked. */
      paymentUrl: z.string().nullable(),
      invoice: listedSchoolInvoiceSchema,
    }),
    errors: [...errors, 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
    rateLimit,
  }),
  voidInvoice: route({
    method: 'POST',
    path: '/api/school-billing/void-invoice',
    access: 'superadmin',
    summary: 'Voids an open invoice, which keeps its number; what it invoiced can be invoiced anew',
    input: z.object({ invoiceId, note: z.string().trim().min(1).max(300) }),
    output: listedSchoolInvoiceSchema,
    errors: [...errors, 'NOT_FOUND', 'CONFLICT'],
    rateLimit,
  }),
  sendReminders: route({
    method: 'POST',
    path: '/api/school-billing/send-reminders',
    access: 'superadmin',
    summary:
      'Reminds of pending and overdue invoices, of each once a day at most; twenty-five invoices a call',
    input: z.object({
      ...ofPlatform,
      /** `next` of the call before. */
      after: place.optional(),
    }),
    output: z.object({ pending: count, overdue: count, next: place.optional() }),
    errors: [...errors, 'BRAND_NOT_FOUND', 'CONFLICT'],
    rateLimit,
  }),
};
