import type { Organisation } from '#functions/domain/accounts/account.ts';
import { kindOf } from '#functions/domain/staff/listing.ts';
import type { PlanChange } from '#functions/domain/staff/plan-change.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { exists, is, isAbsent, writeChange } from '../change.ts';
import { keys } from '../keys.ts';
import { countSales } from '../staff/brand-count-items.ts';
import { changeListing } from '../staff/listing-items.ts';

type PlanWrite = {
  plan: PlanId;
  change: PlanChange;
  /** Customers removed from the staff lists were already subtracted from the counts. */
  isListed: boolean;
  /** Why nobody pays for the plan now. */
  unpaid: Organisation['unpaid'];
  now: Date;
};

/**
 * Writes that put a customer on a plan: the organisation with a due life cycle, its staff list entries and
 * the counts of its brand. Refused when the plan has changed since, or the customer is gone.
 */
export function writePlan(organisation: Organisation, { plan, change, isListed, unpaid, now }: PlanWrite) {
  const { organisationId, brandId, plan: before } = organisation;
  const { sales, customerSince } = change;
  const isEnd = plan === 'trial' && before !== 'trial';
  const changes = { plan, isPastDue: unpaid === 'past-due' };
  return [
    writeChange(keys.organisation(organisationId), {
      set: {
        ...{ plan, customerSince, unpaid, dueAt: now.toISOString() },
        ...(isEnd && { planEndedAt: now.toISOString() }),
      },
      // An order by invoice waits for nothing once there is a plan.
      remove: [...(unpaid ? [] : ['unpaid']), ...(plan === 'trial' ? [] : ['heldUntil'])],
      // A first payment that came meanwhile is counted with the plan that it found.
      when: [
        ...[exists('pk'), is('plan', before)],
        organisation.paidSince ? is('paidSince', organisation.paidSince) : isAbsent('paidSince'),
      ],
    }),
    ...(isListed
      ? [
          ...changeListing(organisation, { changes, kind: kindOf({ plan, customerSince, unpaid }) }),
          ...countSales(brandId, organisationId, sales),
        ]
      : []),
  ];
}
