import { expect, test } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import { expectOneSum } from '#tests/support/worlds/one-sum-fixture.ts';
import { dueCents, type SchoolInvoice } from '../school-invoice.ts';
import { setOffAll } from './set-off.ts';

test('an open amount and a larger credit ask for nothing, and the rest is owed to the school', () => {
  const [debit, credit] = setOffAll([make(1, 64_000), make(2, -96_000)]);
  expect(debit).toMatchObject({ status: 'paid', setOffs: [{ invoiceId: '2', cents: 64_000 }] });
  expect(credit).toMatchObject({ status: 'open', setOffs: [{ invoiceId: '1', cents: -64_000 }] });
  expect(credit && dueCents(credit)).toBe(-32_000);
});

test('what a payer owes is one sum, whatever was invoiced, paid, refunded and taken back in whatever order', () => {
  for (let seed = 1; seed <= 120; seed++) {
    const draw = drawFrom(seed);
    let documents: SchoolInvoice[] = [];
    for (let step = 0; step < 14; step++) {
      documents = setOffAll(
        documents.length < 2 || draw() < 0.4 ? invoice(documents, draw) : pay(documents, draw),
      );
      expectOneSum(documents, `sequence ${seed}, step ${step}`);
    }
  }
});

function invoice(documents: readonly SchoolInvoice[], draw: () => number): SchoolInvoice[] {
  const amount = Math.ceil(draw() * 900) * 100;
  return [...documents, make(documents.length + 1, documents.length > 0 && draw() < 0.5 ? -amount : amount)];
}

/** A payment of an open document, or a refund, a payment that came twice, one taken back, a document made void. */
function pay(documents: readonly SchoolInvoice[], draw: () => number): SchoolInvoice[] {
  const at = Math.floor(draw() * documents.length);
  return documents.map((document, index) => (index === at ? change(document, draw) : document));
}

function change(document: SchoolInvoice, draw: () => number): SchoolInvoice {
  const { payments, status, kind } = document;
  const due = dueCents(document);
  const chance = draw();
  if (status === 'open' && payments.length === 0 && chance < 0.2)
    return { ...document, status: 'void', setOffs: [] };
  const last = payments.at(-1);
  if (last && chance < 0.5) {
    const refundedCents =
      last.method === 'card' && kind !== 'credit'
        ? cents(Math.ceil(last.paidCents * draw()))
        : last.paidCents;
    const isUndone = last.method !== 'card' && status !== 'void';
    return {
      ...document,
      status: isUndone ? 'open' : status,
      payments: [
        ...payments.slice(0, -1),
        { ...last, refundedCents: cents(Math.max(last.refundedCents, refundedCents)) },
      ],
    };
  }
  const isCredit = kind === 'credit';
  const amount = isCredit || chance < 0.7 ? due : document.proratedCents;
  if (amount === 0 || (isCredit && due === 0)) return document;
  const method = !isCredit && chance > 0.6 ? 'card' : 'transfer';
  const paid = { method, paidCents: amount, refundedCents: cents(0) } as const;
  return {
    ...document,
    payments: [...payments, { ...paid, paymentId: `${payments.length}`, paidAt: '2026-08-01', note: '' }],
  };
}

/** Numbers from 0 to 1 determined by a seed. */
function drawFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

function make(number: number, amount: number): SchoolInvoice {
  const kind = number === 1 ? 'annual' : amount < 0 ? 'credit' : 'debit';
  return {
    ...{ invoiceId: `${number}`, brandId: 'edgpt', organisationId: 'a', version: 1, fiscalYear: 2026, kind },
    ...{
      position: number - 1,
      planId: 'growth',
      planName: 'Medium School',
      schoolName: 'A',
      billingName: 'A',
    },
    ...{ billingAddress: '', taxId: '', purchaseOrderNumber: '', annualCents: cents(amount), months: 12 },
    ...{ proratedCents: cents(amount), setOffs: [], status: 'open', closingNote: '', issuedAt: '2026-07-01' },
    ...{ dueDate: `2026-08-${String(number).padStart(2, '0')}`, payments: [], viewKey: 'key' },
  };
}
