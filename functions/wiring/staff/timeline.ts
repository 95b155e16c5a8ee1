import { openPaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import { openCustomerMailStore } from '#functions/storage/dynamodb/mail/customer-mail-store.ts';
import { openListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import { openStaffChangeStore } from '#functions/storage/dynamodb/staff/staff-change-store.ts';
import type { Deps } from '../deps.ts';
import { openStaffActions } from './staff-actions.ts';

/** The ports of a customer's timeline. */
export function openTimeline(deps: Deps) {
  return {
    ...deps,
    ...openStaffActions(deps),
    listings: openListingStore(deps.table),
    payments: openPaymentStore(deps.table),
    staffChanges: openStaffChangeStore(deps.table),
    customerMails: openCustomerMailStore(deps.table),
  };
}
