import type { RevenueStore } from '#functions/domain/staff/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { countSales } from './brand-count-items.ts';
import { changeListing } from './listing-items.ts';

/** Payments, each counted once: for its brand and day, and for its customer while there is one. */
export function openRevenueStore(table: Table): RevenueStore {
  return {
    count({ brandId, organisationId, paymentId, cents, at, kind }, organisation) {
      const signed = kind === 'refund' ? -cents : cents;
      return table.transact([
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.countedPayment(`${kind}#${paymentId}`), cents: signed, at },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        ...countSales(table.name, brandId, organisationId, { at: new Date(at), revenueCents: signed }),
        ...(organisation ? changeListing(table.name, organisation, { changes: {}, addCents: signed }) : []),
      ]);
    },
  };
}
