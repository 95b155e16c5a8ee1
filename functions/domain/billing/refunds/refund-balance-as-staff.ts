import type { Caller } from '#functions/domain/identity/session.ts';
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
  ports: BalancePorts,
  { userId }: Pick<Caller, 'userId'>,
  { organisationId, creditCents, reason }: Order,
): Promise<Cents> {
  const account = await ports.billing.find(organisationId);
  if (!account) throw new AppError('NOT_FOUND');
  if (readIdleCredit(account) !== creditCents) throw new AppError('CONFLICT');
  const refundedCents = await refundBalance(ports, organisationId, { userId, reason });
  if (refundedCents > 0) return refundedCents;
  throw new AppError('VALIDATION', {
    message: `No card payment is left that takes ${formatCents(creditCents)} back. Pay it by transfer.`,
  });
}
