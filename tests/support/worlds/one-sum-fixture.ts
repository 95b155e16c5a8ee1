import { expect } from 'vitest';
import {
  addUp,
  dueCents,
  type SchoolInvoice,
  settle,
} from '#functions/domain/school-billing/school-invoice.ts';
import { listSums } from '#functions/domain/school-billing/sum/list-sums.ts';
import { findMoved, setOffAll } from '#functions/domain/school-billing/sum/set-off.ts';
import { sumCents } from '#shared/domain/billing/money.ts';

/** Asserts that all documents of a payer add up to one sum, which each of them shows its part of. */
export function expectOneSum(documents: readonly SchoolInvoice[], where: string): void {
  const dues = documents.map(dueCents);
  expect(Math.min(...dues) < 0 && Math.max(...dues) > 0, `${where}: asked although owed`).toBe(false);
  for (const one of documents) {
    const lines = listSums(one).map(({ amount }) => amount);
    expect(sumCents(lines.slice(0, -1)), `${where}: its paper`).toBe(lines.at(-1));
  }
  const sums = documents.map(addUp);
  for (const sum of sums)
    expect(
      sum.totalCents - sum.paidCents + sum.refundedCents - sum.setOffCents - sum.waivedCents,
      where,
    ).toBe(sum.dueCents);
  expect(sumCents(sums.map(({ setOffCents }) => setOffCents)), `${where}: set off on both sides`).toBe(0);
  for (const { invoiceId, setOffs } of documents)
    for (const { invoiceId: partner, cents: amount } of setOffs)
      expect(documents.find((one) => one.invoiceId === partner)?.setOffs, where).toContainEqual({
        invoiceId,
        cents: -amount,
      });
  for (const one of documents) {
    if (one.status === 'void') continue;
    expect(one.status, `${where}: ${one.invoiceId}`).toBe(settle(one).status);
    if (one.kind !== 'credit') expect(one.status === 'open', where).toBe(dueCents(one) > 0);
  }
  expect(findMoved(documents, setOffAll(documents)), `${where}: again`).toEqual([]);
}
