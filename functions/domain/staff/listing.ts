import * as z from 'zod';
import { brands } from '#shared/brands/index.ts';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { cents, centsSchema } from '#shared/domain/billing/money.ts';
import { planIds } from '#shared/domain/billing/plan-ids.ts';
import type { CustomerKind, ListedUser } from '#shared/domain/staff/listed-customer.ts';
import type { Organisation, User } from '../accounts/account.ts';

/** Keys of a customer's list entries. */
export type ListedCustomer = Pick<Organisation, 'organisationId' | 'brandId' | 'createdAt'>;

/** Whose payment it is, as read with it. */
export type Payer = ListedCustomer & Pick<Organisation, 'plan' | 'unpaid' | 'paidSince'>;

/** A customer's row, denormalized into the staff lists so that a page is one query. */
export const listingSchema = z.object({
  organisationId: z.string(),
  userId: z.string(),
  conversionId: z.string(),
  brandId: brandIdSchema,
  createdAt: z.string(),
  /** The owner's. */
  name: z.string(),
  email: z.string(),
  /** A change of the address that is asked for; until then, in seconds since 1970. */
  emailChange: z.object({ email: z.string(), expiresAt: z.number() }).nullable().default(null),
  phone: z.string(),
  organisation: z.string(),
  website: z.string(),
  plan: z.enum(planIds),
  trialEndsAt: z.string(),
  isPastDue: z.boolean().default(false),
  /** All payments without tax and refunds, and the tax beside them. */
  ...{ revenueCents: centsSchema.default(cents(0)), taxCents: centsSchema.default(cents(0)) },
  version: z.number(),
});
export type Listing = z.infer<typeof listingSchema>;

/** A customer's current entry. */
export function makeListing(organisation: Organisation, user: User, conversionId: string): Listing {
  const { organisationId, brandId, createdAt, website, plan, trialEndsAt } = organisation;
  const { userId, name, email, phone } = user;
  return {
    ...{ organisationId, userId, conversionId, brandId, createdAt, name, email, phone, plan, trialEndsAt },
    organisation: organisation.name,
    website: website ?? '',
    isPastDue: organisation.unpaid === 'past-due',
    ...{ revenueCents: cents(0), taxCents: cents(0) },
    emailChange: null,
    version: 1,
  };
}

type PlanStanding = Pick<Organisation, 'plan' | 'customerSince' | 'unpaid'>;

/** A trial ends with the first charge, so that a card entered before makes nobody a customer. */
export function kindOf({ plan, customerSince, unpaid }: PlanStanding): CustomerKind {
  return customerSince || (plan !== 'trial' && unpaid !== 'trialing') ? 'customer' : 'trial';
}

/** Who counts as a paying customer: on a plan, of which nothing failed, and a payment was received, not only ordered. */
export function isPaying({
  plan,
  unpaid,
  paidSince,
}: Pick<Organisation, 'plan' | 'unpaid' | 'paidSince'>): boolean {
  return plan !== 'trial' && unpaid === undefined && paidSince !== undefined;
}

/** A row of the trials or the customers. */
export function describeListing(listing: Listing, kind: CustomerKind, now: Date): ListedUser {
  const { organisationId: id, brandId, createdAt: startDate, name, email, phone, organisation } = listing;
  const {
    website,
    conversionId,
    version,
    trialEndsAt: endDate,
    plan,
    revenueCents: revenue,
    taxCents: tax,
  } = listing;
  const { emailChange } = listing;
  const isPending = emailChange !== null && emailChange.expiresAt * 1000 > now.getTime();
  const row = {
    ...{ id, name, organisation, email, phone, brandId, website, conversionId, startDate, version },
    domain: brands[brandId].name,
    pendingEmail: isPending ? emailChange.email : null,
  };
  if (kind === 'trial') {
    const isActive = plan !== 'trial' || endDate > now.toISOString();
    return { ...row, kind, plan, endDate, status: isActive ? 'active' : 'expired' };
  }
  // Past due wins over cancelled: after the grace period a customer is off the plan but still owes it.
  const status = listing.isPastDue ? 'past_due' : plan === 'trial' ? 'cancelled' : 'active';
  return { ...row, kind, plan, revenue, tax, status };
}
