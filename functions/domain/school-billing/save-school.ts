import type { BillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import type { SchoolStore } from '#functions/storage/dynamodb/school-billing/school-store.ts';
import type { SnapshotStore } from '#functions/storage/dynamodb/staff/snapshot-store.ts';
import { sayFirstInvoice } from '#shared/domain/billing/describe-invoice.ts';
import { findInvoicedFrom } from '#shared/domain/billing/fiscal-year.ts';
import type { PaidPlanId } from '#shared/domain/billing/plan-ids.ts';
import type { SchoolOrder } from '#shared/domain/billing/school-invoice.ts';
import { findPaidTier } from '#shared/domain/billing/subscription.ts';
import { AppError } from '#shared/errors.ts';
import { createBillingAccount } from '../billing/open-billing-account.ts';
import type { School } from '../billing/school.ts';
import {
  type BillingDetailsStore,
  nextDetails,
  readOrderedDetails,
  startDetails,
} from '../billing-details/billing-details.ts';
import type { Caller } from '../identity/session.ts';
import { acceptOrders } from '../life-cycle/accept-orders.ts';
import type { PlanPorts } from '../life-cycle/ports.ts';
import { checkPlan, setPlan } from '../life-cycle/set-plan.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { checkPayer } from './find-payer.ts';
import { getSchool } from './get-school.ts';
import { dropSchoolsToInvoice } from './list-schools-to-invoice.ts';

/** As the order was read; without a version the save replaces what is stored. */
type Known = { version?: number | undefined; knownPlan?: PaidPlanId | null | undefined };

const tries = 5;

/**
 * Records or corrects a school's order by invoice, and puts the school on the plan. Throws NOT_FOUND for a
 * customer whose brand has no schools, FORBIDDEN, VALIDATION for a plan not for sale or an invalid payer,
 * ALREADY_SUBSCRIBED for card customers, CONFLICT with the stored order when it has changed since that version.
 */
export async function saveSchool(
  ports: PlanPorts & {
    billing: Pick<BillingStore, 'find' | 'save'>;
    schools: Pick<SchoolStore, 'find'>;
    details: BillingDetailsStore;
    snapshots: Pick<SnapshotStore, 'drop'>;
  },
  caller: Caller,
  { plan, version, knownPlan, ...order }: Omit<School, 'brandId'> & { plan: PaidPlanId } & Known,
): Promise<SchoolOrder> {
  const { organisationId, purchaseOrderNumber } = order;
  const organisation = await checkPlan(ports, caller, { organisationId, plan });
  const { brandId } = organisation;
  if (ports.pricingModelOf(brandId) !== 'enrollment') throw new AppError('NOT_FOUND');
  if (order.payerId) await checkPayer(ports, organisation, order.payerId);
  if (version !== undefined) {
    const stored = await getSchool(ports, organisationId);
    const isKnown = stored.version === version && (knownPlan === undefined || stored.plan === knownPlan);
    if (!isKnown) throw new AppError('CONFLICT', { stored });
  }
  const now = ports.now();
  const tier = findPaidTier(ports.pricingModelOf(brandId), plan);
  const isFirst = organisation.plan === 'trial' && !order.payerId;
  const firstInvoice =
    isFirst && tier ? sayFirstInvoice(tier, findInvoicedFrom(order.orderedAt, now)) : undefined;
  if (organisation.plan !== plan) await setPlan(ports, caller, { organisationId, plan, firstInvoice });
  else await acceptOrders(ports, organisation, { plan });
  const action = makeStaffAction(ports, caller.userId, { kind: 'order-recorded', organisationId });
  for (let attempt = 0; attempt < tries; attempt++) {
    const known = (await ports.billing.find(organisationId)) ?? createBillingAccount(organisation);
    if (version !== undefined && known.version !== version)
      throw new AppError('CONFLICT', { stored: await getSchool(ports, organisationId) });
    const billed = await ports.details.find(organisationId);
    // Another payer's details are its own.
    const details = order.payerId
      ? undefined
      : nextDetails(organisationId, billed, {
          ...startDetails(billed, undefined),
          ...readOrderedDetails(order),
        });
    const next = { ...known, method: 'invoice' as const, purchaseOrderNumber, version: known.version + 1 };
    if (await ports.billing.save(next, { now, order: { school: { ...order, brandId }, action }, details })) {
      await dropSchoolsToInvoice(ports, brandId);
      return getSchool(ports, organisationId);
    }
  }
  throw new AppError('CONFLICT');
}
