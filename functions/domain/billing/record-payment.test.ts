import { expect, test } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Mail } from '../mail/mail.ts';
import { recordPayment } from './record-payment.ts';

const organisation: Organisation = {
  ...{ organisationId: 'org-1', brandId: 'edgpt', name: 'Maple Grove', plan: 'growth', phone: '' },
  ...{ address: '12 Ocean Avenue, Los Angeles, CA 90001', website: null, institutionType: '' },
  ...{ businessDescription: '', additionalContacts: [], createdAt: '2026-01-01T00:00:00Z' },
  ...{ trialEndsAt: '2026-01-08T00:00:00Z', lifeCycle: { ownerId: 'owner-1', toldUntil: '' } },
};
const owner: User = {
  ...{ userId: 'owner-1', name: 'Ada', email: 'ada@maple.test', organisationId: 'org-1', brandId: 'edgpt' },
  ...{ role: 'owner', username: 'ada', phone: '', passwordHash: '', createdAt: organisation.createdAt },
};

test('a receipt names the day of the payment where its payer is', async () => {
  const mails: Mail[] = [];
  const paidAt = '2026-03-02T04:30:00Z';
  await recordPayment(
    {
      provider: {
        readPayment: async (paymentId) => ({
          ...{ paymentId, customerId: 'cus', description: 'A plan', paidAt, ownInvoiceId: undefined },
          ...{ paidCents: cents(9900), taxCents: cents(0), refundedCents: cents(0), dispute: undefined },
        }),
        returnFailedRefunds: async () => undefined,
      },
      payments: {
        find: async () => undefined,
        replace: async (_known, _payment, _listed, receipt) => {
          if (receipt) mails.push(receipt.mail);
          return true;
        },
      },
      settleInvoice: async () => undefined,
      organisations: { find: async () => organisation, findConversionId: async () => undefined },
      isListed: async () => true,
      users: { find: async () => owner },
      details: { find: async () => undefined },
      siteOrigin: () => 'https://gptsites.test',
      startMail: async () => undefined,
      now: () => new Date(paidAt),
    },
    organisation,
    'pay-1',
  );
  expect(mails[0]?.text).toContain('Date: March 1, 2026');
});
