import {
  type BillingDetailsStore,
  type StoredBillingDetails,
  storedBillingDetailsSchema,
} from '#functions/domain/billing-details/billing-details.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Who is billed for a customer. Written with the billing account, in its transaction. */
export function openBillingDetailsStore(table: Table): BillingDetailsStore {
  return {
    async find(organisationId) {
      const item = await table.get(keys.billingDetails(organisationId));
      return item && storedBillingDetailsSchema.parse(item);
    },
  };
}

/** Replaces the last version of the details; the transaction fails when they changed meanwhile. */
export function putBillingDetails(TableName: string, details: StoredBillingDetails) {
  const { organisationId, version } = details;
  const isFirst = version === 1;
  return {
    Put: {
      TableName,
      Item: { ...keys.billingDetails(organisationId), ...details },
      ConditionExpression: isFirst ? 'attribute_not_exists(pk)' : 'version = :before',
      ...(!isFirst && { ExpressionAttributeValues: { ':before': version - 1 } }),
    },
  };
}
