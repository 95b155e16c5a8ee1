import type { BillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import { findEnrollmentDay } from '#shared/domain/billing/fiscal-year.ts';
import type { SchoolOrder } from '#shared/domain/billing/school-invoice.ts';
import { AppError } from '#shared/errors.ts';
import type { School } from '../billing/school.ts';
import { type BillingDetailsStore, startDetails } from '../billing-details/billing-details.ts';
import type { SchoolBillingPorts } from './ports.ts';

type Finding = Pick<SchoolBillingPorts, 'organisations' | 'pricingModelOf' | 'now'> & {
  billing: Pick<BillingStore, 'find'>;
  schools: Pick<SchoolBillingPorts['schools'], 'find'>;
  details: BillingDetailsStore;
};

/** A school's plan and its order by invoice. Throws NOT_FOUND for a customer whose brand has no schools. */
export async function getSchool(ports: Finding, organisationId: string): Promise<SchoolOrder> {
  const organisation = await ports.organisations.find(organisationId);
  if (!organisation || ports.pricingModelOf(organisation.brandId) !== 'enrollment')
    throw new AppError('NOT_FOUND');
  // Before what it guards, so that a save in between makes the version too old, never too new.
  const account = await ports.billing.find(organisationId);
  const school = await ports.schools.find(organisationId);
  const { plan, trialEndsAt } = organisation;
  return {
    organisationId,
    plan: plan === 'trial' ? (account?.order?.planId ?? null) : plan,
    order: school ? await describeOrder(ports, school) : null,
    enrollsOn: findEnrollmentDay(trialEndsAt, ports.now()).toISOString().slice(0, 10),
    version: account?.version ?? 0,
  };
}

async function describeOrder(
  { organisations, details }: Pick<Finding, 'organisations' | 'details'>,
  school: School,
): Promise<SchoolOrder['order']> {
  const { orderedAt, payerId } = school;
  const [payer, known] = await Promise.all([
    payerId ? organisations.find(payerId) : undefined,
    details.find(school.organisationId),
  ]);
  const { organisationName, addressLines, billingEmail, purchaseOrderNumber } = startDetails(known, school);
  return {
    ...{ orderedAt, purchaseOrderNumber, billingEmail, billingName: organisationName },
    billingAddress: addressLines.join('\n'),
    payer: payer ? { organisationId: payer.organisationId, name: payer.name } : null,
  };
}
