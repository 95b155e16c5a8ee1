import type { Billing, CustomerInvoice } from '#shared/contract/billing/billing.ts';
import { listBillingActions } from '#shared/domain/billing/billing-actions.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { forecastUse } from '#shared/domain/figures/forecast-use.ts';
import type { Organisation } from '../accounts/account.ts';
import { monthOf } from '../plans/month-of.ts';
import type { StandingPorts } from '../plans/ports.ts';
import { describeStanding } from '../plans/standing.ts';
import { findGraceEnd } from './apply-subscription.ts';
import type { BillingAccount } from './billing-account.ts';
import { findPendingOrder, paysByInvoice } from './billing-account.ts';
import { createBillingAccount } from './open-billing-account.ts';
import type { BillingPorts } from './ports.ts';
import { readBillingState, readUnsettledAccount } from './read-billing-state.ts';

/** Listed invoices: two years of monthly ones. */
const listedInvoices = 24;

export type DescribingPorts = BillingPorts &
  StandingPorts & {
    /** Pages and documents the organisation's assistant has read. */
    countSourcesOf(organisationId: string): Promise<{ pages: number; documents: number }>;
    /** Term, renewal and open amount of a customer who pays by invoice. */
    describeInvoicing(organisation: Organisation): Promise<NonNullable<Billing['invoicing']>>;
  };

/** Plan, usage and subscription of an organisation, for its owner. */
export async function describeBilling(ports: DescribingPorts, organisationId: string): Promise<Billing> {
  const account = await readUnsettledAccount(ports, organisationId);
  const organisation = await ports.organisations.find(organisationId);
  if (!organisation) throw new Error(`The organisation ${organisationId} is gone`);
  const [conversations, sources, isTestMode, state] = await Promise.all([
    ports.usage.read(organisationId, monthOf(ports.now())),
    ports.countSourcesOf(organisationId),
    ports.provider.isTestMode(),
    readBillingState(ports, organisation, account),
  ]);
  const { plan } = describeStanding(ports, organisation, conversations);
  const { method, purchaseOrderNumber } = account ?? createBillingAccount(organisation);
  return {
    plan: organisation.plan,
    planName: plan.name,
    trialEndsAt: organisation.trialEndsAt,
    hadPlan: organisation.planEndedAt !== undefined,
    ...{ method, purchaseOrderNumber, isTestMode, state },
    actions: [...listBillingActions(state)],
    creditCents: account?.subscription?.creditCents ?? cents(0),
    invoicing: paysByInvoice(account, organisation) ? await ports.describeInvoicing(organisation) : null,
    order: findPendingOrder(account, organisation, ports.now()) ?? null,
    subscription: account ? describeSubscription(account) : null,
    usage: {
      conversations: describeUse(organisation, conversations, plan.monthlyConversations, ports.now()),
      pages: { used: sources.pages, limit: plan.pages },
      documents: { used: sources.documents, limit: plan.entries },
    },
  };
}

/** A trial ends before its month does. */
function describeUse({ plan, createdAt }: Organisation, used: number, limit: number | null, now: Date) {
  const since = new Date(createdAt);
  return { used, limit, forecast: plan === 'trial' ? null : forecastUse({ used, limit, since, now }) };
}

function describeSubscription({ subscription, pastDueSince }: BillingAccount): Billing['subscription'] {
  if (!subscription || subscription.status === 'incomplete') return null;
  const { status, planId, interval, priceCents, currentPeriodEnd, cancelAtPeriodEnd, card } = subscription;
  const { nextDueCents, openInvoice } = subscription;
  const isCharged = status !== 'canceled' && !cancelAtPeriodEnd;
  return {
    ...{ status, planId, interval, priceCents, currentPeriodEnd, cancelAtPeriodEnd, card, openInvoice },
    nextChargeAt: isCharged ? currentPeriodEnd : null,
    nextDueCents: isCharged ? nextDueCents : null,
    graceEndsAt: pastDueSince ? findGraceEnd(pastDueSince).toISOString() : null,
  };
}

/** An organisation's invoices, the provider's and ours, newest first. */
export async function listInvoices(
  { billing, provider, listOwnInvoices }: Pick<BillingPorts, 'billing' | 'provider' | 'listOwnInvoices'>,
  { organisationId }: Pick<Organisation, 'organisationId'>,
): Promise<CustomerInvoice[]> {
  const account = await billing.find(organisationId);
  const [ofProvider, own] = await Promise.all([
    account?.customerId ? provider.listInvoices(account.customerId, listedInvoices) : [],
    listOwnInvoices(organisationId),
  ]);
  return [...ofProvider, ...own].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
