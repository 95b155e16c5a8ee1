import type { Organisation } from '#functions/domain/accounts/account.ts';
import type { Payment } from '#functions/domain/billing/payment.ts';
import type { PageState } from '#functions/domain/billing/ports.ts';
import type { School } from '#functions/domain/billing/school.ts';
import type { StoredBillingDetails } from '#functions/domain/billing-details/billing-details.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { generateInvoices } from '#functions/domain/school-billing/generate-invoices.ts';
import { processPayment } from '#functions/domain/school-billing/payment/process-payment.ts';
import type { PayerMark, SchoolBillingPorts } from '#functions/domain/school-billing/ports.ts';
import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import { brands } from '#shared/brands/index.ts';
import { cents, sumCents } from '#shared/domain/billing/money.ts';
import type { StaffActionDetails } from '#shared/domain/staff-action-details.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';

export const superadmin: Caller = {
  ...{ userId: 'staff-1', role: 'superadmin', brandId: 'gpt', sessionId: 'session-1' },
  ...{ organisationId: null, organisationRole: null },
};

type SchoolBillingWorld = ReturnType<typeof openSchoolBillingWorld>;

/** In-memory school billing with an adjustable date. */
export function openSchoolBillingWorld(today: string) {
  let now = new Date(today);
  const schools = new Map<string, School>();
  const organisations = new Map<string, Organisation>();
  const invoices = new Map<string, SchoolInvoice>();
  const mails: Mail[] = [];
  const bookings: Payment[] = [];
  const details = new Map<string, StoredBillingDetails>();
  const cardPayers = new Set<string>();
  const logged: StaffActionDetails[] = [];
  const pages = new Map<string, PageState>();
  const links: { amountCents: number; idempotencyKey: string }[] = [];
  const ofYear = (year: number) => [...invoices.values()].filter(({ fiscalYear }) => fiscalYear === year);
  const isNewest = (known: SchoolInvoice) => invoices.get(known.invoiceId)?.version === known.version;
  const marks = new Map<string, number>();
  const mark = (payer: PayerMark | undefined) => {
    if (payer && (marks.get(payer.payerId) ?? 0) !== payer.version) return false;
    if (payer) marks.set(payer.payerId, payer.version + 1);
    return true;
  };
  const ports: SchoolBillingPorts = {
    snapshots: { drop: async () => undefined },
    schools: {
      find: async (id) => schools.get(id),
      list: async (_brandId, after = '', limit) =>
        [...schools.values()]
          .toSorted((a, b) => (a.organisationId < b.organisationId ? -1 : 1))
          .filter(({ organisationId }) => organisationId > after)
          .slice(0, limit),
    },
    details: { find: async (id) => details.get(id) },
    invoices: {
      find: async (id) => invoices.get(id),
      listOf: async (organisationId, year) =>
        ofYear(year).filter(
          (invoice) => invoice.organisationId === organisationId && invoice.status !== 'void',
        ),
      countNumbers: async (_brandId, year) => ofYear(year).length,
      readPayerVersion: async (payerId) => marks.get(payerId) ?? 0,
      async add(invoice, others = [], payer) {
        const { invoiceId, organisationId, fiscalYear, position } = invoice;
        const isTaken = ofYear(fiscalYear).some(
          (other) =>
            other.organisationId === organisationId && other.position === position && other.status !== 'void',
        );
        if (
          isTaken ||
          invoices.has(invoiceId) ||
          !others.every(({ known }) => isNewest(known)) ||
          !mark(payer)
        )
          return false;
        invoices.set(invoiceId, invoice);
        for (const { next } of others) invoices.set(next.invoiceId, next);
        return true;
      },
      listAllOf: async (id) =>
        [...invoices.values()].filter(
          ({ organisationId, payerId, status }) =>
            [organisationId, payerId].includes(id) && status !== 'void',
        ),
      async change(changes, { letter, booking, action, payer } = {}) {
        if (!changes.every(({ known }) => isNewest(known)) || !mark(payer)) return false;
        for (const { next } of changes) invoices.set(next.invoiceId, next);
        if (letter) mails.push(letter.mail);
        if (booking) bookings.push(booking.payment);
        if (action) logged.push(action.deed);
        return true;
      },
      listNewest: async (_brandId, before, limit) =>
        [...invoices.values()]
          .toReversed()
          .filter(({ invoiceId }) => !before || invoiceId < before)
          .slice(0, limit),
      listInvoiced: async (_brandId, year) => ofYear(year).filter(({ status }) => status !== 'void'),
      listOpen: async (_brandId, after, limit) => {
        const open = [...invoices.values()]
          .filter(({ status }) => status === 'open')
          .toSorted((a, b) => (a.dueDate + a.invoiceId < b.dueDate + b.invoiceId ? -1 : 1));
        const start = after ? open.findIndex(({ invoiceId }) => invoiceId === after.invoiceId) + 1 : 0;
        return open.slice(start, start + limit);
      },
      readFigures: async (_brandId, year) => {
        const counted = ofYear(year).filter(({ status }) => status !== 'void');
        return {
          annualCents: sumCents(counted.map(({ annualCents }) => annualCents)),
          proratedCents: sumCents(counted.map(({ proratedCents }) => proratedCents)),
          openCount: [...invoices.values()].filter(({ status }) => status === 'open').length,
        };
      },
    },
    payments: {
      find: async (_id, paymentId) => bookings.findLast((known) => known.paymentId === paymentId),
      listOf: async () => bookings,
    },
    organisations: { find: async (id) => organisations.get(id) },
    users: {
      find: async (userId) => ({
        ...{
          userId,
          organisationId: null,
          brandId: 'edgpt' as const,
          role: 'owner' as const,
          name: 'Ada Marsh',
        },
        ...{ email: 'ada@maple.example', username: 'ada', phone: '', passwordHash: '', createdAt: today },
      }),
    },
    paymentLinks: {
      async open({ amountCents, idempotencyKey }) {
        if (!links.some((link) => link.idempotencyKey === idempotencyKey))
          links.push({ amountCents, idempotencyKey });
        const number = links.findIndex((link) => link.idempotencyKey === idempotencyKey) + 1;
        return { pageId: `page-${number}`, url: `https://pay.example/${number}` };
      },
      read: async (pageId) => pages.get(pageId) ?? 'open',
      async close(pageId) {
        if (pages.get(pageId) !== 'paid') pages.set(pageId, 'closed');
        return pages.get(pageId) ?? 'open';
      },
    },
    takesCards: true,
    staffActions: {
      add: async ({ deed }) => {
        logged.push(deed);
      },
      addOncePerDay: async ({ deed }) => {
        if (!logged.some((known) => JSON.stringify(known) === JSON.stringify(deed))) logged.push(deed);
      },
    },
    isListed: async () => true,
    listOnPlan: async () =>
      [...organisations.values()].flatMap(({ organisationId, plan }) =>
        plan === 'trial' ? [] : [organisationId],
      ),
    paysByCard: async (id) => cardPayers.has(id),
    pricingModelOf: (brandId) => brands[brandId].pricingModel,
    siteOrigin: () => 'https://edgpt.test',
    startMail: async () => undefined,
    makeId: () => 'id',
    randomBytes: (count) => new Uint8Array(count).fill(7),
    now: () => now,
  };
  return {
    ...{ ports, mails, links, pages, bookings, cardPayers, logged, details },
    invoices: () => [...invoices.values()],
    setDay: (day: string) => {
      now = new Date(day);
    },
    /** A school that ordered a plan by invoice. */
    order(organisationId: string, plan: Organisation['plan'], orderedAt: string) {
      const name = `School ${organisationId}`;
      organisations.set(organisationId, {
        ...makeCustomer({ organisationId, plan, name, brandId: 'edgpt' }),
      });
      schools.set(organisationId, {
        ...{ organisationId, brandId: 'edgpt', orderedAt, billingEmail: '' },
        purchaseOrderNumber: `PO-${organisationId}`,
        ...{ billingName: '', billingAddress: '1 Main Street\nMillbrook' },
      });
    },
    /** Lets one organisation's billing account pay for another. */
    cover(organisationId: string, payerId: string) {
      const school = schools.get(organisationId);
      if (school) schools.set(organisationId, { ...school, payerId });
    },
    changePlan(organisationId: string, plan: Organisation['plan']) {
      const organisation = organisations.get(organisationId);
      if (organisation) organisations.set(organisationId, { ...organisation, plan });
    },
    erase(organisationId: string) {
      organisations.delete(organisationId);
      schools.delete(organisationId);
    },
  };
}

/** `$390.83` as money. */
export const dollars = (amount: number) => cents(Math.round(amount * 100));

/** A school with the invoice `EDGPT-2026-00001` for its order in July. */
export async function openInvoiced(plan: 'starter' | 'growth' = 'starter') {
  const world = openSchoolBillingWorld('2026-07-20');
  world.order('a', plan, '2026-07-15');
  await generateInvoices(world.ports, 'edgpt', undefined);
  return world;
}

/** Staff record a received transfer. */
export function pay(world: SchoolBillingWorld, invoiceId: string) {
  return processPayment(world.ports, superadmin, { invoiceId, paidBy: 'transfer', note: 'Received July 21' });
}
