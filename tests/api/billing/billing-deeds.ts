import { expect } from 'vitest';
import { openPortal } from '#functions/domain/billing/open-portal.ts';
import { readBillingState } from '#functions/domain/billing/read-billing-state.ts';
import { reconcilePayments } from '#functions/domain/billing/reconcile-payments.ts';
import {
  changePlan,
  previewChange,
  setCancelled,
} from '#functions/domain/billing/subscription/change-subscription.ts';
import { orderByInvoice } from '#functions/domain/billing/subscription/order-by-invoice.ts';
import { subscribe } from '#functions/domain/billing/subscription/subscribe.ts';
import { syncAccount } from '#functions/domain/billing/sync-account.ts';
import { processPayment } from '#functions/domain/school-billing/payment/process-payment.ts';
import { undoPayment } from '#functions/domain/school-billing/payment/undo-payment.ts';
import { PaymentError } from '#infra/local/payments/payment-error.ts';
import type { Intent } from '#infra/local/payments/payment-objects.ts';
import { endSubscription } from '#infra/local/payments/payment-subscriptions.ts';
import { testCards } from '#infra/local/payments/test-cards.ts';
import {
  type BillingAction,
  type BillingState,
  billingActions,
  mayDo,
} from '#shared/domain/billing/billing-actions.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import { superadmin } from '#tests/support/worlds/school-billing-world-fixture.ts';
import type { BillingWorld } from './billing-world.ts';

export type Draw = () => number;

/** What happens without the customer's account: at the provider, at the bank, in time. */
const happenings = [
  'confirm',
  'authenticate',
  'wait',
  'refund',
  'dispute',
  'end',
  'pay-school-invoice',
  'pay-by-transfer',
  'take-back-transfer',
  'change-school-plan',
  'give-credit',
  'order-twice',
] as const;
type Happening = (typeof happenings)[number];
export const deeds: readonly (BillingAction | Happening)[] = [...billingActions, ...happenings];

export const pickFrom = <Item>(items: readonly Item[], draw: Draw): Item | undefined =>
  items[Math.floor(draw() * items.length)];

/** Does something random of a kind. What the table does not allow must be refused. */
export async function doDeed(world: BillingWorld, deed: (typeof deeds)[number], draw: Draw): Promise<void> {
  if (isAction(deed)) return act(world, deed, draw);
  try {
    await happen(world, deed, draw);
  } catch (error) {
    // The bank or the provider refused.
    if (!(error instanceof PaymentError)) throw error;
  }
}

const isAction = (deed: string): deed is BillingAction => billingActions.some((action) => action === deed);

/** How the customer really stands: as the provider says now. */
export async function readState(world: BillingWorld): Promise<BillingState> {
  const { ports } = world;
  const known = world.account();
  if (known) await reconcilePayments(ports, known);
  const account = await syncAccount(ports, world.organisation().organisationId);
  return readBillingState(ports, world.organisation(), account);
}

async function act(world: BillingWorld, action: BillingAction, draw: Draw): Promise<void> {
  const state = await readState(world);
  const result = perform(world, action, draw);
  if (mayDo(state, action)) {
    await result.catch(requireRefusedCard);
    return;
  }
  if (isRepeated(state, action)) return void (await result);
  await expect(result, `${action} while ${state}`).rejects.toBeInstanceOf(AppError);
}

/** A second click changes nothing. */
function isRepeated(state: BillingState, action: BillingAction): boolean {
  return (
    (action === 'cancel' && state === 'ending') ||
    (action === 'resume' && ['trialing', 'active', 'repaid', 'owing'].includes(state))
  );
}

function requireRefusedCard(error: unknown): void {
  const isRefusal = error instanceof PaymentError && error.type === 'card_error';
  if (!isRefusal && !(error instanceof AppError && error.code === 'PAYMENT_FAILED')) throw error;
}

async function perform(world: BillingWorld, action: BillingAction, draw: Draw): Promise<unknown> {
  const { ports, owner, engine } = world;
  const organisation = world.organisation();
  const planId = pickFrom(['basic', 'professional', 'enterprise'] as const, draw) ?? 'basic';
  const interval = draw() < 0.5 ? 'monthly' : 'annual';
  const order = { platform: organisation.brandId, tierId: planId, interval } as const;
  const names = { customerName: owner.name, purchaseOrderNumber: '' };
  switch (action) {
    case 'subscribe':
      return subscribe(ports, { organisation, owner }, order, names);
    case 'order-by-invoice': {
      const details = { ...names, billingName: '', billingAddress: '', billingEmail: '', note: '' };
      return orderByInvoice(ports, { organisation, owner }, order, details);
    }
    case 'change-plan': {
      const choice = { planId, interval } as const;
      const before = Object.keys(engine.state.invoices).length;
      const preview = await previewChange(ports, organisation, choice);
      const { proratedAt, latestInvoiceId } = preview;
      await changePlan(ports, organisation, { ...choice, proratedAt, latestInvoiceId });
      expectPreviewed(world, preview, before);
      return;
    }
    case 'cancel':
    case 'resume':
      return setCancelled(ports, organisation, action === 'cancel');
    case 'change-card':
      await openPortal(ports, organisation);
      return engine.enterCard(world.account()?.customerId ?? '', drawCard(draw));
    case 'pay-invoice': {
      const { openInvoice } = world.account()?.subscription ?? {};
      const isOffered = mayDo(await readState(world), 'pay-invoice');
      expect(openInvoice !== null && openInvoice !== undefined).toBe(isOffered);
      if (!openInvoice) throw new AppError('NOT_SUBSCRIBED');
      const { payment_intent } = engine.state.invoices[openInvoice.invoiceId] ?? {};
      return engine.confirm(engine.state.intents[payment_intent ?? '']?.client_secret ?? '', drawCard(draw));
    }
  }
}

/** Two windows: each order is made, or refused because the other one was. */
async function orderTwice(world: BillingWorld, draw: Draw): Promise<void> {
  const isAllowed = mayDo(await readState(world), 'subscribe');
  const orders = [perform(world, 'subscribe', draw), perform(world, 'subscribe', draw)];
  const results = await Promise.allSettled(orders);
  for (const result of results)
    if (result.status === 'rejected' && !isRefusedOrder(result.reason)) throw result.reason;
  if (isAllowed) expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
}

const isRefusedOrder = (error: unknown) =>
  error instanceof AppError && (error.code === 'ALREADY_SUBSCRIBED' || error.code === 'PAYMENT_DUE');

/** The change cost and credited what was shown before. */
function expectPreviewed(
  world: BillingWorld,
  shown: { dueNowCents: number; creditCents: number },
  invoicesBefore: number,
): void {
  const { customerId = '' } = world.account() ?? {};
  const { invoices, customers } = world.engine.state;
  const made = Object.values(invoices)[invoicesBefore];
  expect(shown.dueNowCents).toBe(made?.amount_due ?? 0);
  expect(shown.creditCents).toBe(Math.max(0, -(customers[customerId]?.balance ?? 0)));
}

const drawCard = (draw: Draw) => pickFrom(testCards, draw)?.number ?? '';

async function happen(world: BillingWorld, happening: Happening, draw: Draw): Promise<void> {
  const { engine } = world;
  const intents = Object.values(engine.state.intents);
  switch (happening) {
    case 'confirm': {
      const waiting = intents.filter(({ status, invoice, object }) =>
        object === 'setup_intent' || invoice ? status === 'requires_payment_method' : false,
      );
      const intent = pickFrom(waiting, draw);
      if (intent) engine.confirm(intent.client_secret, drawCard(draw));
      return;
    }
    case 'authenticate': {
      const asked = pickFrom(
        intents.filter(({ status }) => status === 'requires_action'),
        draw,
      );
      if (asked) engine.authenticate(asked.client_secret, draw() < 0.8);
      return;
    }
    case 'wait':
      return world.pass(draw() * 40);
    case 'refund': {
      const paid = pickPaid(intents, draw);
      if (paid) engine.refund(paid, Math.ceil(draw() * paid.amount));
      return;
    }
    case 'dispute': {
      const paid = pickPaid(intents, draw);
      if (paid?.charge) dispute(world, paid, draw() < 0.5 ? 'needs_response' : 'won');
      return;
    }
    case 'end': {
      const live = Object.values(engine.state.subscriptions).find(({ ended_at }) => ended_at === null);
      if (live && draw() < 0.2) endSubscription(engine, live);
      return;
    }
    case 'pay-school-invoice':
      return paySchoolInvoice(world, draw);
    case 'pay-by-transfer':
    case 'take-back-transfer': {
      const { invoiceId = '' } = pickFrom(world.schools.invoices(), draw) ?? {};
      const deed = { invoiceId, note: 'No. 7' };
      const { ports } = world.schools;
      await (happening === 'pay-by-transfer'
        ? processPayment(ports, superadmin, { ...deed, paidBy: 'transfer' })
        : undoPayment(ports, superadmin, deed).catch(requireConflict));
      return;
    }
    case 'change-school-plan': {
      world.schools.setDay(new Date().toISOString());
      const plan = pickFrom(['starter', 'growth', 'professional'] as const, draw) ?? 'starter';
      world.schools.changePlan(world.organisation().organisationId, plan);
      await world.invoiceSchool();
      return;
    }
    case 'give-credit': {
      const customer = engine.state.customers[world.account()?.customerId ?? ''];
      if (!customer) return;
      customer.balance -= Math.ceil(draw() * 150_000);
      return engine.tell('customer.updated', customer);
    }
    case 'order-twice':
      return orderTwice(world, draw);
  }
}

function requireConflict(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
}

function pickPaid(intents: Intent[], draw: Draw): Intent | undefined {
  return pickFrom(
    intents.filter(({ charge }) => charge),
    draw,
  );
}

function dispute({ engine }: BillingWorld, paid: Intent, status: string): void {
  if (paid.charge) paid.charge.disputed = true;
  const id = `dp_${paid.id}`;
  engine.state.disputes[id] = { id, payment_intent: paid.id, status, amount: paid.amount };
  engine.tell('charge.dispute.updated', paid);
}

async function paySchoolInvoice(world: BillingWorld, draw: Draw): Promise<void> {
  const { engine, provider } = world;
  const { customerId } = world.account() ?? {};
  const { invoiceId } = world.schoolInvoice() ?? {};
  if (!customerId || !invoiceId) return;
  await provider.openPaymentPage({
    ...{ customerId, invoiceId, description: 'Year', amountCents: cents(draw() < 0.5 ? 95_000 : 10_000) },
    ...{ returnUrl: 'https://gptsites.test', idempotencyKey: engine.makeId('key') },
  });
  const page = Object.values(engine.state.pages).at(-1);
  if (page) engine.payPage(page, drawCard(draw));
}
