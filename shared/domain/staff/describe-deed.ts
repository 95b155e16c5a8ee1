import { brands } from '../../brands/index.ts';
import { formatCents } from '../billing/money.ts';
import type { PlanId } from '../billing/plan-ids.ts';
import { findPlan } from '../billing/pricing.ts';
import { criticalSystemNames } from '../critical-systems.ts';
import type { StaffActionDetails } from '../staff-action-details.ts';

type Deed = {
  deed: StaffActionDetails;
  /** The name of the customer, or of the sub-admin; null once it is gone. */
  customer: string | null;
};

/** What a letter to customers is about. */
const letterNames = {
  news: 'news',
  trial: 'a reminder about the trial',
  account: 'about their account',
} as const;

/** Describes an action in a sentence that continues the name of the person who did it. */
export function describeDeed({ deed, customer }: Deed): string {
  switch (deed.kind) {
    case 'signed-in':
      return `Signed in ${deed.isByProvider ? 'by the organization’s provider, ' : ''}with ${deed.device}`;
    case 'plan-set':
      return describePlanChange(deed, customer ?? 'a former customer');
    case 'customer-seen':
      return `Viewed the data of ${customer ?? deed.subject}`;
    case 'customer-changed':
      return `For ${customer ?? deed.subject}: ${deed.what}`;
    case 'customer-removed':
      return `Erased ${customer ?? 'a customer'} with all their data`;
    case 'staff-changed':
      return describeStaffChange(deed.to, customer ?? 'a former sub-admin');
    case 'message-changed':
      return `${deed.to === 'responded' ? 'Answered' : 'Took on'} a message to ${customer ?? (deed.organisationId ? 'a former customer' : brands[deed.brandId].name)}`;
    case 'order-recorded':
      return `Recorded the order by invoice of ${customer ?? 'a former customer'}`;
    case 'invoices-generated':
      return `Generated ${sayWritten(deed)} for ${brands[deed.brandId].name}`;
    case 'reminders-sent':
      return `Sent ${count(deed.pending + deed.overdue, 'reminder')} for ${brands[deed.brandId].name}: ${deed.pending} pending, ${deed.overdue} overdue`;
    case 'invoice-changed':
      return `${describeInvoiceChange(deed)} of ${customer ?? 'a former customer'}${deed.note ? `: ${deed.note}` : ''}`;
    case 'system-fixed':
      return `Applied the emergency fix of ${criticalSystemNames[deed.systemKey]}: ${deed.what ?? count(deed.repairs, 'repair')}`;
    case 'customers-exported':
      return `Downloaded ${count(deed.customers, 'customer')} as CSV`;
    case 'actions-exported':
      return 'Downloaded the staff actions as CSV';
    case 'customers-mailed':
      return `Wrote to ${count(deed.customers, 'customer')}: ${letterNames[deed.about]}`;
    case 'payment-refunded':
      return `Refunded ${formatCents(deed.refundedCents)} to ${customer ?? 'a former customer'}${deed.reason ? `: ${deed.reason}` : ''}`;
  }
}

function describePlanChange(deed: Extract<StaffActionDetails, { kind: 'plan-set' }>, who: string): string {
  if (deed.to === 'trial') return `Cancelled the plan of ${who}: ${namePlan(deed, deed.from)}`;
  return `Moved ${who} from ${namePlan(deed, deed.from)} to ${namePlan(deed, deed.to)}`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}

function describeInvoiceChange({
  to,
  invoiceId,
  paidCents,
}: Extract<StaffActionDetails, { kind: 'invoice-changed' }>): string {
  const amount = paidCents === undefined ? 'a payment' : formatCents(paidCents);
  switch (to) {
    case 'sent':
      return `Emailed invoice ${invoiceId}`;
    case 'page-opened':
      return `Opened the card payment page for invoice ${invoiceId}`;
    case 'payment-undone':
      return `Took back ${amount} recorded for invoice ${invoiceId}`;
    case 'void':
      return `Voided invoice ${invoiceId}`;
    case 'transfer':
      return `Recorded ${amount} by transfer for invoice ${invoiceId}`;
    case 'cheque':
      return `Recorded ${amount} by check for invoice ${invoiceId}`;
  }
}

function describeStaffChange(
  to: Extract<StaffActionDetails, { kind: 'staff-changed' }>['to'],
  who: string,
): string {
  switch (to) {
    case 'invited':
      return `Invited ${who} as a sub-admin`;
    case 'invited-superadmin':
      return `Invited ${who} as a superadmin`;
    case 'active':
      return `Allowed ${who} to sign in again`;
    case 'inactive':
      return `Blocked ${who} from signing in`;
    case 'renamed':
      return `Renamed the sub-admin ${who}`;
    case 'removed':
      return `Removed ${who} from the sub-admins`;
    case 'signed-out':
      return `Signed out ${who} on every device`;
  }
}

/** The plan's name under the customer's brand. */
function namePlan({ brandId }: Extract<StaffActionDetails, { kind: 'plan-set' }>, id: PlanId): string {
  return findPlan(brands[brandId].pricingModel, id).name;
}

/** `2 invoices and 1 note`, without what there is none of. */
function sayWritten({ invoices, notes }: { invoices: number; notes: number }): string {
  const written = [
    notes === 0 || invoices > 0 ? count(invoices, 'invoice') : '',
    notes > 0 ? count(notes, 'note') : '',
  ];
  return written.filter((part) => part !== '').join(' and ');
}
