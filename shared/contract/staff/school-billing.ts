import * as z from 'zod';
import { platformSchema } from '../../brands/platforms.ts';
import {
  invoiceDetails,
  invoicePreviewSchema,
  listedSchoolInvoiceSchema,
  manualPaymentMethods,
  openOrderSchema,
  schoolBillingFiguresSchema,
  schoolOrderSchema,
  sharedSchoolInvoiceSchema,
} from '../../domain/billing/school-invoice.ts';
import { paidPlanSchema, purchaseOrderNumberSchema } from '../../domain/billing/subscription.ts';
import { versionSchema } from '../../domain/version.ts';
import { route } from '../route.ts';

/**
 * A domain admin may only name their own brand; a superadmin who names none gets the first brand that serves
 * schools.
 */
const ofPlatform = { platform: platformSchema.optional() };
const invoiceId = z.string().max(40);
const sharedLink = { invoiceId, viewKey: z.string().max(80) };
/** Cursor: an open invoice's place in the list, where reminding continues. */
const place = z.object({ invoiceId, dueDate: z.string().max(10) });
const count = z.number().int();
const errors = ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'] as const;
const rateLimit = { perAddress: 300, windowSeconds: 900 };
const file = z.instanceof(Uint8Array);

export const schoolBilling = {
  saveSchool: route('PUT', '/api/school-billing/schools/{organisationId}', 'superadmin', {
    summary:
      'Records or corrects a school’s order by invoice and puts it on the plan, invoiced from the order date; refused when it has changed since `version`',
    input: z.object({
      organisationId: z.string().max(60),
      plan: paidPlanSchema,
      /** The date of the order. */
      orderedAt: z.iso.date(),
      purchaseOrderNumber: purchaseOrderNumberSchema.default(''),
      /**
       * The organisation that pays, such as a district: one of the same brand with an invoice billing
       * account.
       */
      payerId: z.string().max(60).optional(),
      ...invoiceDetails,
      version: versionSchema.optional(),
      /** The plan as it was read with that version, because it is set elsewhere too. */
      knownPlan: paidPlanSchema.nullable().optional(),
    }),
    output: schoolOrderSchema,
    errors: [...errors, 'NOT_FOUND', 'ALREADY_SUBSCRIBED', 'CONFLICT', 'UNAVAILABLE'],
    rateLimit,
  }),
  getSchool: route('GET', '/api/school-billing/schools/{organisationId}', 'superadmin', {
    summary: 'A school’s plan and its order by invoice',
    input: z.object({ organisationId: z.string().max(60) }),
    output: schoolOrderSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  getFigures: route('GET', '/api/school-billing/figures', 'domain-admin', {
    summary: 'The current fiscal year’s figures, with pending and overdue amounts',
    input: z.object(ofPlatform),
    output: schoolBillingFiguresSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  listInvoices: route('GET', '/api/school-billing/invoices', 'domain-admin', {
    summary: 'School invoices, newest first, paginated; searchable by school, plan and status',
    input: z.object({
      ...ofPlatform,
      search: z.string().trim().max(80).default(''),
      /** Cursor: `next` of the previous page. */
      after: invoiceId.optional(),
    }),
    output: z.object({ invoices: z.array(listedSchoolInvoiceSchema), next: z.string().optional() }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  listOrders: route('GET', '/api/school-billing/orders', 'domain-admin', {
    summary: 'Schools’ orders by invoice that nobody has answered, oldest first: at most fifty',
    input: z.object(ofPlatform),
    output: z.object({ orders: z.array(openOrderSchema) }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  previewInvoices: route('GET', '/api/school-billing/invoice-preview', 'superadmin', {
    summary: 'What generating invoices would write now, by fiscal year; forty schools per call',
    input: z.object({
      ...ofPlatform,
      /** Cursor: `next` of the previous call. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({ years: z.array(invoicePreviewSchema), next: z.string().optional() }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  generateInvoices: route('POST', '/api/school-billing/generate-invoices', 'superadmin', {
    summary:
      'Creates missing annual invoices for the current fiscal year (from May also the next) and notes for plan changes; forty schools per call',
    input: z.object({
      ...ofPlatform,
      /** Cursor: `next` of the previous call. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({ invoices: count, notes: count, next: z.string().optional() }),
    errors: [...errors, 'BRAND_NOT_FOUND', 'CONFLICT'],
    rateLimit,
  }),
  getInvoicePdf: route('GET', '/api/school-billing/invoice/{invoiceId}/pdf', 'owner', {
    answersFile: 'application/pdf',
    summary: 'An invoice as PDF, for its brand’s staff and for its school',
    input: z.object({ invoiceId }),
    output: file,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  getSharedInvoice: route('GET', '/api/school-billing/shared-invoice/{invoiceId}/{viewKey}', 'public', {
    answersFile: 'application/pdf',
    summary: 'An invoice as PDF, for the holder of the mailed link',
    input: z.object(sharedLink),
    output: file,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 900 },
  }),
  readSharedInvoice: route('POST', '/api/school-billing/shared-invoice', 'public', {
    // The key of a mailed link must not stand in an address, which access logs keep.
    summary: 'An invoice’s amounts and status, for the holder of the mailed link',
    input: z.object(sharedLink),
    output: sharedSchoolInvoiceSchema,
    errors: ['VALIDATION', 'NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 600, windowSeconds: 900 },
  }),
  paySharedInvoice: route('POST', '/api/school-billing/shared-invoice/payment', 'public', {
    summary: 'The card payment page of an invoice, for the holder of the mailed link',
    input: z.object(sharedLink),
    output: z.object({ paymentUrl: z.string() }),
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'],
    rateLimit: { perAddress: 30, windowSeconds: 900 },
  }),
  sendInvoice: route('POST', '/api/school-billing/send-invoice/{invoiceId}', 'superadmin', {
    summary:
      'Mails an invoice with a link to its PDF, or only says to whom; repeated clicks within a minute send one mail',
    input: z.object({ invoiceId, asksOnly: z.boolean().default(false) }),
    output: z.object({ sentTo: z.string() }),
    errors: [...errors, 'NOT_FOUND', 'CONFLICT'],
    rateLimit,
  }),
  processPayment: route('POST', '/api/school-billing/process-payment', 'superadmin', {
    summary: 'Returns the card payment page of an invoice, or records a transfer or check with a note',
    input: z.object({
      invoiceId,
      paidBy: z.enum(manualPaymentMethods).optional(),
      note: z.string().trim().max(300).default(''),
      /** The day on which a transfer or check came; today when absent. */
      paidOn: z.iso.date().optional(),
    }),
    output: z.object({
      /** Null when a payment was recorded. */
      paymentUrl: z.string().nullable(),
      invoice: listedSchoolInvoiceSchema,
    }),
    errors: [...errors, 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
    rateLimit,
  }),
  undoPayment: route('POST', '/api/school-billing/undo-payment', 'superadmin', {
    summary: 'Takes back a transfer or check that was recorded; the invoice is open again',
    input: z.object({ invoiceId, note: z.string().trim().min(1).max(300) }),
    output: listedSchoolInvoiceSchema,
    errors: [...errors, 'NOT_FOUND', 'CONFLICT'],
    rateLimit,
  }),
  voidInvoice: route('POST', '/api/school-billing/void-invoice', 'superadmin', {
    summary: 'Voids an open invoice; it keeps its number, and its items can be invoiced again',
    input: z.object({ invoiceId, note: z.string().trim().min(1).max(300) }),
    output: listedSchoolInvoiceSchema,
    errors: [...errors, 'NOT_FOUND', 'CONFLICT'],
    rateLimit,
  }),
  countReminders: route('GET', '/api/school-billing/reminders', 'superadmin', {
    summary: 'How many reminders for pending and overdue invoices would be sent now',
    input: z.object(ofPlatform),
    output: z.object({ pending: count, overdue: count }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  sendReminders: route('POST', '/api/school-billing/send-reminders', 'superadmin', {
    summary:
      'Sends reminders for pending and overdue invoices, at most one a day each; twenty-five invoices per call',
    input: z.object({
      ...ofPlatform,
      /** Cursor: `next` of the previous call. */
      after: place.optional(),
    }),
    output: z.object({ pending: count, overdue: count, next: place.optional() }),
    errors: [...errors, 'BRAND_NOT_FOUND', 'CONFLICT'],
    rateLimit,
  }),
};
