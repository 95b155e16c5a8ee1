import { prorateByMonths } from '#shared/domain/billing/money.ts';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { describePlanChange, type NextPlan } from '../staff/plan-change.ts';
import { applySubscription, type BillingNews } from './apply-subscription.ts';
import { type BillingAccount, billingAccountSchema, type Subscription } from './billing-account.ts';
import type { BillingPorts, PaymentFailure, StandingChange } from './ports.ts';

/** Retries after concurrent changes to the same account. */
const tries = 8;

/**
 * Reads the subscription from the provider and stores its current state. The account is read first and stored
 * only if unchanged since, so of two concurrent reads the later one wins. Returns the account; undefined when
 * there is none. Throws CONFLICT, UNAVAILABLE.
 */
export async function syncAccount(
  ports: BillingPorts,
  organisationId: string,
): Promise<BillingAccount | undefined> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const before = await ports.billing.find(organisationId);
    if (!before?.subscription) return before;
    const [found, organisation] = await Promise.all([
      readPaid(ports, before.subscription),
      ports.organisations.find(organisationId),
    ]);
    if (!organisation) return undefined;
    const stored = await store(ports, before, found ?? endOf(before.subscription, ports.now()), organisation);
    if (stored) return stored;
  }
  throw new AppError('CONFLICT');
}

/**
 * Reads a subscription. After another card was entered, its newest open invoice is charged first: the provider does
 * not do so by itself.
 */
async function readPaid(
  { provider }: BillingPorts,
  { subscriptionId, cardId }: Subscription,
): Promise<Subscription | undefined> {
  const found = await provider.readSubscription(subscriptionId);
  const isNewCard = found?.cardId !== null && found?.cardId !== cardId;
  if (found?.status !== 'past_due' || !found.openInvoice || !isNewCard) return found;
  await provider.payInvoice(found.openInvoice.invoiceId);
  return provider.readSubscription(subscriptionId);
}

/** The end of a subscription the provider no longer knows. */
function endOf(subscription: Subscription, now: Date): Subscription {
  return { ...subscription, status: 'canceled', endedAt: subscription.endedAt ?? now.toISOString() };
}

/** Undefined when the account changed meanwhile. */
async function store(
  ports: BillingPorts,
  before: BillingAccount,
  subscription: Subscription,
  organisation: Organisation,
): Promise<BillingAccount | undefined> {
  const now = ports.now();
  const step = applySubscription(before, subscription, organisation, now);
  const account = { ...step.account, version: before.version + 1 };
  const mail = step.news && (await composeNews(ports, step.news, organisation));
  const unpaid = findUnpaid(account);
  const hasChanged = step.plan !== organisation.plan || unpaid !== organisation.unpaid;
  // Each write takes the account's version from whoever works on it.
  if (!hasChanged && !step.news && isStoredAlready(before, step.account, now)) return before;
  const isStored = await ports.billing.save(account, {
    now,
    standing: hasChanged
      ? await describeStanding(ports, organisation, { next: { plan: step.plan, unpaid }, subscription })
      : undefined,
    mails: mail && { userId: mail.userId, mails: [mail.mail] },
    failure: findFailureChange(before, account),
  });
  if (!isStored) return undefined;
  if (findFailure(account)?.reason === 'unmade' && findFailure(before)?.reason !== 'unmade')
    ports.reportUnmadeInvoice(organisation.organisationId);
  if (mail) await ports.startMail(mail.mail.mailId);
  if (step.plan !== organisation.plan && step.plan !== 'trial') {
    // Most reads change no plan.
    const { closeOrders } = await import('../inbox/close-orders.ts');
    await closeOrders(ports, organisation, step.plan);
  }
  return account;
}

/** How much earlier than necessary an account may be read again. */
const earlyMs = 60_000;

function isStoredAlready(before: BillingAccount, next: BillingAccount, now: Date): boolean {
  const write = (account: BillingAccount) =>
    JSON.stringify(billingAccountSchema.parse({ ...account, dueAt: undefined }));
  if (write(before) !== write(next)) return false;
  if (before.dueAt === next.dueAt) return true;
  if (!before.dueAt || !next.dueAt) return false;
  const earlierMs = Date.parse(next.dueAt) - Date.parse(before.dueAt);
  return new Date(before.dueAt) > now && earlierMs >= 0 && earlierMs <= earlyMs;
}

const isPastDue = ({ pastDueSince }: BillingAccount) => pastDueSince !== undefined;

function findFailure({ pastDueSince, subscription }: BillingAccount): PaymentFailure | undefined {
  const { unmadeInvoiceAt, endedAt } = subscription ?? {};
  if (pastDueSince) return { reason: 'declined', failedAt: pastDueSince };
  return unmadeInvoiceAt && !endedAt ? { reason: 'unmade', failedAt: unmadeInvoiceAt } : undefined;
}

function findFailureChange(before: BillingAccount, after: BillingAccount) {
  const failure = findFailure(after);
  return findFailure(before)?.reason === failure?.reason ? undefined : (failure ?? 'settled');
}

function findUnpaid(account: BillingAccount): Organisation['unpaid'] {
  if (isPastDue(account)) return 'past-due';
  const { grantsPlan, subscription } = account;
  return grantsPlan && subscription?.status === 'trialing' ? 'trialing' : undefined;
}

async function describeStanding(
  { isListed, now }: BillingPorts,
  organisation: Organisation,
  { next, subscription }: { next: NextPlan; subscription: Subscription },
): Promise<StandingChange> {
  const { interval, priceCents } = subscription;
  const monthlyCents = interval === 'annual' ? prorateByMonths(priceCents, 1) : priceCents;
  const change = describePlanChange(organisation, next, { monthlyCents, at: now() });
  return { ...next, organisation, change, isListed: await isListed(organisation) };
}

async function composeNews(ports: BillingPorts, news: BillingNews, organisation: Organisation) {
  const ownerId = organisation.lifeCycle?.ownerId;
  const [owner, conversionId] = await Promise.all([
    ownerId ? ports.users.find(ownerId) : undefined,
    ports.organisations.findConversionId(organisation.organisationId),
  ]);
  // Nobody is left to tell, or the owner already knows of the coming erasure.
  if (!owner || !conversionId || owner.deletionDueAt) return undefined;
  const url = `${ports.siteOrigin(organisation.brandId)}${dashboardPath(conversionId)}?tab=billing`;
  // Most reads bring no news.
  const { composeBillingMail } = await import('./mails/subscription-mail.ts');
  return { userId: owner.userId, mail: composeBillingMail(news, organisation, owner, url) };
}
