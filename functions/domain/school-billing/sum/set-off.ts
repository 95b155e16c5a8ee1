import { cents } from '#shared/domain/billing/money.ts';
import type { InvoiceChange } from '../ports.ts';
import { addUp, dueCents, type SchoolInvoice, settle } from '../school-invoice.ts';

/** A transaction takes a hundred writes; what is left is set off with the next change. */
const mostPairs = 40;

/**
 * Sets the documents of one payer off against each other, until nothing is due while something is owed to it.
 * Credit notes and what was paid too much count against the earliest due; credit notes also against card refunds of
 * their school's year, which have paid them back.
 */
export function setOffAll(documents: readonly SchoolInvoice[]): SchoolInvoice[] {
  const next = new Map(
    documents.map((document) => [document.invoiceId, settle(dropOneSided(document, documents))]),
  );
  for (let pairs = 0; pairs < mostPairs; pairs++) {
    const found = findPair([...next.values()]);
    if (!found) break;
    const { credit, claim, amount } = found;
    next.set(claim.invoiceId, settle(addSetOff(claim, credit.invoiceId, amount)));
    next.set(credit.invoiceId, settle(addSetOff(credit, claim.invoiceId, -amount)));
  }
  return [...next.values()];
}

/** The documents among `settled` that were set off, as changes of what is known. */
export function findMoved(
  known: readonly SchoolInvoice[],
  settled: readonly SchoolInvoice[],
): InvoiceChange[] {
  return settled.flatMap((next) => {
    const before = known.find(({ invoiceId }) => invoiceId === next.invoiceId);
    const isMoved =
      before?.status !== next.status || JSON.stringify(before.setOffs) !== JSON.stringify(next.setOffs);
    return before && isMoved ? [{ known: before, next: { ...next, version: before.version + 1 } }] : [];
  });
}

/** A void document has given up what it was set off against. */
function dropOneSided(document: SchoolInvoice, all: readonly SchoolInvoice[]): SchoolInvoice {
  const names = (partnerId: string) => {
    const partner = all.find(({ invoiceId }) => invoiceId === partnerId);
    return !partner || partner.setOffs.some(({ invoiceId }) => invoiceId === document.invoiceId);
  };
  return { ...document, setOffs: document.setOffs.filter(({ invoiceId }) => names(invoiceId)) };
}

function findPair(documents: readonly SchoolInvoice[]) {
  const credits = documents.filter((one) => dueCents(one) < 0).toSorted(byNumber);
  const due = documents.filter((one) => dueCents(one) > 0).toSorted(byDueDate);
  for (const credit of credits) {
    const claim = due[0] ?? documents.find((one) => isRefundOf(one, credit));
    if (!claim) continue;
    const claimed = dueCents(claim) > 0 ? dueCents(claim) : addUp(claim).waivedCents;
    return { credit, claim, amount: Math.min(-dueCents(credit), claimed) };
  }
  return undefined;
}

function isRefundOf(invoice: SchoolInvoice, { kind, organisationId, fiscalYear }: SchoolInvoice): boolean {
  return (
    kind === 'credit' &&
    invoice.organisationId === organisationId &&
    invoice.fiscalYear === fiscalYear &&
    addUp(invoice).waivedCents > 0
  );
}

function byDueDate(one: SchoolInvoice, other: SchoolInvoice): number {
  return one.dueDate.localeCompare(other.dueDate) || byNumber(one, other);
}

function byNumber(one: SchoolInvoice, other: SchoolInvoice): number {
  return one.invoiceId.localeCompare(other.invoiceId);
}

/** Amounts against the same document add up. */
function addSetOff(document: SchoolInvoice, invoiceId: string, amount: number): SchoolInvoice {
  const before = document.setOffs.find((setOff) => setOff.invoiceId === invoiceId);
  const others = document.setOffs.filter((setOff) => setOff !== before);
  const sum = cents((before?.cents ?? 0) + amount);
  return { ...document, setOffs: sum === 0 ? others : [...others, { invoiceId, cents: sum }] };
}
