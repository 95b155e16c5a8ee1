import { expect, test } from 'vitest';
import { cents } from '../billing/money.ts';
import type { StaffActionDetails } from '../staff-action-details.ts';
import { describeDeed } from './describe-deed.ts';

const onGrowth: StaffActionDetails = {
  ...{ kind: 'plan-set', organisationId: 'o', brandId: 'edgpt', from: 'trial', to: 'growth' },
};

test.each<[string, StaffActionDetails, string | null]>([
  ['Signed in with Firefox on Linux', { kind: 'signed-in', device: 'Firefox on Linux' }, null],
  [
    'Signed in by the organization’s provider, with Firefox on Linux',
    { kind: 'signed-in', device: 'Firefox on Linux', isByProvider: true },
    null,
  ],
  ['Moved Maple Grove School from Trial to Medium School', onGrowth, 'Maple Grove School'],
  ['Moved a former customer from Trial to Large School', { ...onGrowth, to: 'professional' }, null],
  [
    'Viewed the data of Maple Grove School',
    { kind: 'customer-seen', subject: 'conv_edgpt_1' },
    'Maple Grove School',
  ],
  [
    'For form_1: Deletes a form',
    { kind: 'customer-changed', subject: 'form_1', what: 'Deletes a form' },
    null,
  ],
  [
    'Answered a message to EdGPT.ai',
    { kind: 'message-changed', messageId: 'm', brandId: 'edgpt', to: 'responded' },
    null,
  ],
  [
    'Generated 1 invoice for EdGPT.ai',
    { kind: 'invoices-generated', brandId: 'edgpt', invoices: 1, notes: 0 },
    null,
  ],
  ['Downloaded 5,000 customers as CSV', { kind: 'customers-exported', customers: 5000 }, null],
  [
    'Refunded $9.00 to Maple Grove School',
    { kind: 'payment-refunded', organisationId: 'o', paymentId: 'p', refundedCents: cents(900) },
    'Maple Grove School',
  ],
  [
    'Refunded $9.00 to Maple Grove School: Paid twice',
    {
      ...{ kind: 'payment-refunded', organisationId: 'o', paymentId: 'p', refundedCents: cents(900) },
      reason: 'Paid twice',
    },
    'Maple Grove School',
  ],
  [
    'Sent 3 reminders for EdGPT.ai: 2 pending, 1 overdue',
    { kind: 'reminders-sent', brandId: 'edgpt', pending: 2, overdue: 1 },
    null,
  ],
  [
    'Recorded $950.00 by check for invoice EDGPT-2026-00001 of Maple Grove School',
    {
      ...{ kind: 'invoice-changed', organisationId: 'o', invoiceId: 'EDGPT-2026-00001' },
      ...{ to: 'cheque', paidCents: cents(95_000) },
    },
    'Maple Grove School',
  ],
  [
    'Applied the emergency fix of Mail: 1 repair',
    { kind: 'system-fixed', systemKey: 'mail', repairs: 1 },
    null,
  ],
  [
    'Applied the emergency fix of Mail: 0 repairs',
    { kind: 'system-fixed', systemKey: 'mail', repairs: 0 },
    null,
  ],
])('%s', (said, deed, customer) => {
  expect(describeDeed({ deed, customer })).toBe(said);
});
