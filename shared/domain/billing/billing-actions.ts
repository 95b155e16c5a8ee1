/** What a customer may do about its plan. */
export const billingActions = [
  'subscribe',
  'order-by-invoice',
  'change-plan',
  'cancel',
  'resume',
  'change-card',
  'pay-invoice',
] as const;
export type BillingAction = (typeof billingActions)[number];

/** How a customer stands with its payments. */
export const billingStates = [
  /** Nothing was bought yet. */
  'none',
  /** A subscription waits for its card. */
  'incomplete',
  /** The plan is paid by invoice. */
  'invoiced',
  'trialing',
  'active',
  /** Cancelled, and runs until its period ends. */
  'ending',
  /** Active, with an invoice that was not paid. */
  'owing',
  /** Active, but money of this period was paid back or is disputed. */
  'repaid',
  /** A charge failed, and the assistant answers on for some days. */
  'past-due',
  /** Nothing was paid in those days. */
  'paused',
  'ended',
] as const;
export type BillingState = (typeof billingStates)[number];

/**
 * What is possible in each state; calls, buttons and tests read this table. A plan changes only where its period is
 * paid, because the change gives back the time that is left.
 */
const allowed: Record<BillingState, readonly BillingAction[]> = {
  none: ['subscribe', 'order-by-invoice'],
  incomplete: ['subscribe', 'order-by-invoice'],
  invoiced: ['order-by-invoice'],
  trialing: ['change-plan', 'cancel', 'change-card'],
  active: ['change-plan', 'cancel', 'change-card'],
  ending: ['resume', 'change-card'],
  owing: ['cancel', 'change-card', 'pay-invoice'],
  repaid: ['cancel', 'change-card'],
  'past-due': ['cancel', 'change-card', 'pay-invoice'],
  paused: ['cancel', 'change-card', 'pay-invoice'],
  ended: ['subscribe', 'order-by-invoice'],
};

export const listBillingActions = (state: BillingState): readonly BillingAction[] => allowed[state];

export const mayDo = (state: BillingState, action: BillingAction): boolean => allowed[state].includes(action);

/** Whether a card subscription controls the plan, so that nobody sets it by hand. */
export function isPaidByCard(state: BillingState): boolean {
  return state !== 'invoiced' && !mayDo(state, 'subscribe');
}
