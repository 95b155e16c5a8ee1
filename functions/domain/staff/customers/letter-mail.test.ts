import { expect, test } from 'vitest';
import { letterFields } from '#shared/domain/mail/customer-letter.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { makeCustomer, signedUpAt } from '#tests/support/worlds/customer-fixture.ts';
import { composeLetter } from './letter-mail.ts';

const customer: ListedUser = {
  ...{ kind: 'trial', id: 'organisation-1', name: 'Ada', organisation: 'Maple Grove', version: 1 },
  ...{ email: 'ada@maple.test', pendingEmail: null, phone: '', domain: 'GPTsites.ai', brandId: 'gpt' },
  ...{ website: '', conversionId: 'conv', startDate: signedUpAt.toISOString(), plan: 'trial' },
  ...{ status: 'active', endDate: '2026-03-13T03:00:00Z' },
};

test('a letter names the last day of a trial as its reader’s calendar does', () => {
  const about = { about: 'trial', subject: 'Soon', message: `It ends on ${letterFields.trialEnd}.` } as const;
  const frame = { mailId: 'letter', url: 'https://gptsites.test', now: signedUpAt };
  const write = (address: string) =>
    composeLetter(about, customer, { ...frame, organisation: makeCustomer({ address }) }).text;
  expect(write('1 Main Street, San Diego, CA 92101')).toContain('It ends on March 12, 2026.');
  expect(write('')).toContain('It ends on March 13, 2026.');
});
