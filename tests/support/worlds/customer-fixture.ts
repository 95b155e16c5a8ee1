import type { LifeCycle, Organisation } from '#functions/domain/accounts/account.ts';
import { describeStanding, type Standing } from '#functions/domain/plans/standing.ts';
import { brands } from '#shared/brands/index.ts';
import { addDays } from '#shared/domain/trial.ts';

export const signedUpAt = new Date('2026-03-05T10:00:00Z');

/** A customer who started a trial on a Thursday. */
export function makeCustomer(change: Partial<Organisation> = {}): Organisation & { lifeCycle: LifeCycle } {
  return {
    organisationId: 'organisation-1',
    brandId: 'gpt',
    name: 'Maple Grove',
    website: null,
    address: '',
    phone: '',
    institutionType: '',
    businessDescription: '',
    additionalContacts: [],
    plan: 'trial',
    trialEndsAt: addDays(signedUpAt, 7).toISOString(),
    createdAt: signedUpAt.toISOString(),
    dueAt: signedUpAt.toISOString(),
    ...change,
    lifeCycle: change.lifeCycle ?? { ownerId: 'owner-1', toldUntil: signedUpAt.toISOString() },
  };
}

/** The standing of a customer with this many conversations in the month. */
export function stand(customer: Organisation, conversations: number, now: Date): Standing {
  const ports = {
    now: () => now,
    pricingModelOf: (brandId: Organisation['brandId']) => brands[brandId].pricingModel,
  };
  return describeStanding(ports, customer, conversations);
}
