import { type Cents, formatCents } from '#shared/domain/billing/money.ts';

/** What becomes of a customer's credit before the account is erased; nothing without any. */
export function promiseCredit(creditCents: Cents): string[] {
  if (creditCents === 0) return [];
  return [
    `We pay your credit of ${formatCents(creditCents)} back to the card that paid, before we delete the account.`,
  ];
}
