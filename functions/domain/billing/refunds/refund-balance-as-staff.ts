import type { Caller } from '#functions/domain/identity/session.ts';
import { makeStaffAction } from '#functions/domain/staff-log/staff-action.ts';
import type { StaffActionStore } from '#functions/storage/dynamodb/staff/staff-action-store.ts';
import { type Cents, formatCents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import { readIdleCredit } from '../billing-account.ts';
import { type BalancePorts, refundBalance } from './refund-balance.ts';

type Order = {
  organisationId: string;
  /** What the page showed: two people refund once. */
  creditCents: Cents;
  reason: string;
};

/** Pays a former customer's credit back, logged. Throws NOT_FOUND, CONFLICT, VALIDATION when no card takes it back, UNAVAILABLE. */
export async function refundBalanceAsStaff(
  ports: BalancePorts & { staffActions: Pick<StaffActionStore, 'add'> },
  { userId }: Pick<Caller, 'userId'>,
  { organisationId, creditCents, reason }: Order,
): Promise<Cents> {
  const account = await ports.billing.find(organisationId);
  if (!account) throw new AppError('NOT_FOUND');
  if (readIdleCredit(account) !== creditCents) throw new AppError('CONFLICT');
  const refundedCents = await refundBalance(ports, organisationId);
  if (refundedCents === 0)
    throw new AppError('VALIDATION', {
      message: `No card payment is left that takes ${formatCents(creditCents)} back. Pay it by transfer.`,
    });
  const deed = { kind: 'payment-refunded', organisationId, paymentId: 'balance', refundedCents } as const;
  await ports.staffActions.add(makeStaffAction(ports, userId, { ...deed, reason: `credit, ${reason}` }));
  return refundedCents;
}
