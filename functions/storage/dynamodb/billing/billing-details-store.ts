import {
  type BillingDetailsStore,
  type StoredBillingDetails,
  storedBillingDetailsSchema,
} from '#functions/domain/billing-details/billing-details.ts';
import { followsOn, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
import type { Table } from '../table.ts';

/** Who is billed for a customer. Written with the billing account, in its transaction. */
export function openBillingDetailsStore(table: Table): BillingDetailsStore {
  return {
    find: (organisationId) =>
      findItem(table, keys.billingDetails(organisationId), storedBillingDetailsSchema),
  };
}

/** Replaces the last version of the details; the transaction fails when they changed meanwhile. */
export function putBillingDetails(details: StoredBillingDetails) {
  const { organisationId, version } = details;
  return writeItem({ ...keys.billingDetails(organisationId), ...details }, [followsOn(version)]);
}
