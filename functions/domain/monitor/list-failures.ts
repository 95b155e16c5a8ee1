import type { FailureStore } from '#functions/storage/dynamodb/conversions/failure-store.ts';
import { brandIds } from '#shared/brands/brand-names.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Failure } from '#shared/contract/staff/monitor.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import type { MarkReason } from '#shared/domain/mail/mark-reasons.ts';
import { webhookGoneStatus } from '#shared/domain/webhook.ts';
import type { Organisation } from '../accounts/account.ts';
import type { PaymentFailure } from '../billing/ports.ts';
import { switchedOffError } from '../webhooks/webhook.ts';
import type { FailurePorts } from './ports.ts';

/** Of a kind, and of a brand where the kind is kept by brand, so that a look costs at most so much. */
const mostListed = 50;
const dayMs = 86_400_000;
const daysListed = 7;

const markTexts: Record<MarkReason, string> = {
  bounce: 'An email came back for good. The address gets no more emails until staff allow them again.',
  complaint: 'The reader reported an email as spam. The address gets no more until staff allow them again.',
};

const paymentTexts: Record<PaymentFailure['reason'], (due: string) => string> = {
  declined: (due) =>
    `A card could not be charged ${due}. The owner was asked to pay or to enter another card.`,
  unmade: (due) =>
    `The invoice of ${due} could not be made, so that nothing is charged: most often the customer’s place is not enough to add tax. Correct the address of the customer at the payment provider, and finalize the draft there.`,
};

type Scope = BrandId | 'all';
type Listed = { failures: Failure[]; isMore: boolean };

/** What failed in the last seven days, newest first, from the lists by time that hold only what failed. */
export async function listFailures(ports: FailurePorts, scope: Scope): Promise<Listed> {
  const since = new Date(ports.now().getTime() - daysListed * dayMs);
  const lists = await Promise.all([
    ...(scope === 'all' ? brandIds : [scope]).flatMap((brandId) => [
      listConversions(ports, brandId, since),
      listEvents(ports, brandId, since),
      listPayments(ports, brandId, since),
      listOrders(ports, brandId, since),
    ]),
    listMails(ports, scope, since),
    ...(scope === 'all' ? [listPaymentEvents(ports, since)] : []),
  ]);
  return {
    failures: lists
      .flatMap(({ failures }) => failures)
      .toSorted((one, other) => other.failedAt.localeCompare(one.failedAt)),
    isMore: lists.some(({ isMore }) => isMore),
  };
}

async function listConversions(
  { failures }: Pick<FailurePorts, 'failures'>,
  brandId: BrandId,
  since: Date,
): Promise<Listed> {
  const found = await failures.listConversions(brandId, since, mostListed);
  return {
    isMore: found.length === mostListed,
    failures: found.map(({ conversionId, organisationId, companyName, errorMessage, failedAt }) => ({
      ...{ kind: 'conversion', brandId, customer: companyName, failedAt },
      what: `The website was not converted: ${errorMessage || 'no reason given.'}`,
      conversionId: organisationId ? conversionId : null,
    })),
  };
}

/** One line for each webhook: an endpoint that is down refuses every event. */
async function listEvents(ports: FailurePorts, brandId: BrandId, since: Date): Promise<Listed> {
  const found = await ports.failures.listEvents(brandId, since, mostListed);
  // Switching it off was its owner's choice, or followed a refusal that is listed itself.
  const refused = found.filter(({ lastAttempt }) => lastAttempt?.error !== switchedOffError);
  const endpoints = Map.groupBy(refused, ({ endpointId }) => endpointId);
  const lines = [...endpoints.values()].map(async (events): Promise<Failure[]> => {
    const [newest] = events;
    const conversion = newest && (await ports.conversions.find(newest.conversionId));
    if (!newest || !conversion) return [];
    const { conversionId, failedAt } = newest;
    const what = describeEvents(newest, events.length);
    return [{ kind: 'webhook', brandId, customer: conversion.companyName, what, failedAt, conversionId }];
  });
  return { failures: (await Promise.all(lines)).flat(), isMore: found.length === mostListed };
}

async function listPayments(ports: FailurePorts, brandId: BrandId, since: Date): Promise<Listed> {
  const found = await ports.failures.listPayments(brandId, since, mostListed);
  const lines = found.map(async ({ organisationId, dueCents, reason, failedAt }): Promise<Failure[]> => {
    const organisation = await ports.organisations.find(organisationId);
    if (!organisation) return [];
    const what = paymentTexts[reason](formatCents(dueCents));
    const customer = {
      customer: organisation.name,
      conversionId: await findConversionId(ports, organisation),
    };
    return [{ kind: 'payment', brandId, ...customer, what, failedAt }];
  });
  return { failures: (await Promise.all(lines)).flat(), isMore: found.length === mostListed };
}

async function listOrders(ports: FailurePorts, brandId: BrandId, since: Date): Promise<Listed> {
  const found = await ports.failures.listOrders(brandId, since, mostListed);
  const what = 'An order failed because of us, and none has succeeded since. Ask the customer to try again.';
  const lines = found.map(async ({ organisationId, failedAt }): Promise<Failure[]> => {
    const organisation = await ports.organisations.find(organisationId);
    if (!organisation) return [];
    const conversionId = await findConversionId(ports, organisation);
    return [{ kind: 'order', brandId, customer: organisation.name, conversionId, what, failedAt }];
  });
  return { failures: (await Promise.all(lines)).flat(), isMore: found.length === mostListed };
}

async function listPaymentEvents({ failures }: FailurePorts, since: Date): Promise<Listed> {
  const found = await failures.listPaymentEvents(since, mostListed);
  return {
    isMore: found.length === mostListed,
    failures: found.map(({ why, count, failedAt }) => ({
      ...{
        kind: 'payment-event',
        brandId: null,
        customer: 'The payment provider',
        conversionId: null,
        failedAt,
      },
      what: `${count === 1 ? 'A message' : `${count} messages`} of a day ${paymentEventTexts[why]}`,
    })),
  };
}

const paymentEventTexts = {
  refused: 'without a valid signature, refused: compare the signing secret if they are the provider’s.',
  failed: 'that we could not work off; the provider sends each again for three days.',
} as const;

type Event = Awaited<ReturnType<FailureStore['listEvents']>>[number];

function describeEvents({ lastAttempt }: Event, count: number): string {
  if (lastAttempt?.statusCode === webhookGoneStatus)
    return 'A webhook’s server answered that it is gone for good (410). The webhook is switched off.';
  const events = count === 1 ? 'An event was' : `${count} events were`;
  return `${events} not taken by a webhook, and every try is used up. ${lastAttempt?.error ?? ''}`.trim();
}

async function listMails(ports: FailurePorts, scope: Scope, since: Date): Promise<Listed> {
  const [mails, marks] = await Promise.all([
    ports.failures.listMails(since, mostListed),
    ports.failures.listMarks(since, mostListed),
  ]);
  const entries = [
    ...mails.map(({ to, brandId, failedAt }) => ({
      ...{ kind: 'unsent-email' as const, address: to, brandId, failedAt },
      what: 'An email could not be sent and was given up.',
    })),
    ...marks.map(({ address, reason, failedAt }) => ({
      ...{ kind: 'returned-email' as const, address, brandId: undefined, failedAt },
      what: markTexts[reason],
    })),
  ];
  const owners = new Map<string, ReturnType<typeof findOwner>>();
  const lines = await Promise.all(
    entries.map(async ({ kind, address, brandId, what, failedAt }) => {
      const asked = owners.get(address) ?? findOwner(ports, address);
      owners.set(address, asked);
      const owner = (await asked) ?? { brandId: brandId ?? null, customer: address, conversionId: null };
      return { kind, ...owner, what, failedAt };
    }),
  );
  return {
    failures: lines.filter(({ brandId }) => scope === 'all' || brandId === scope),
    isMore: [mails, marks].some(({ length }) => length === mostListed),
  };
}

/** The customer whose account has this address. */
async function findOwner(ports: FailurePorts, address: string) {
  const { organisationId } = (await ports.users.findByEmail(address)) ?? {};
  const organisation = organisationId ? await ports.organisations.find(organisationId) : undefined;
  if (!organisation) return undefined;
  const { brandId, name: customer } = organisation;
  return { brandId, customer, conversionId: await findConversionId(ports, organisation) };
}

async function findConversionId({ listings }: FailurePorts, customer: Organisation): Promise<string | null> {
  return (await listings.find(customer))?.entry.conversionId ?? null;
}
