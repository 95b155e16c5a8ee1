import { expect, test } from 'vitest';
import type { MessageMails } from '#shared/contract/dashboard/dashboard-settings.ts';
import { beginConversion } from '../conversions/conversion.ts';
import { initialSettings } from '../dashboard/initial-settings.ts';
import { findAddressee } from './find-addressee.ts';

const conversionId = `conv_edgpt_${'0'.repeat(26)}`;
const conversion = beginConversion(
  {
    ...{ conversionId, brandId: 'edgpt', companyName: 'Maple Grove', url: null, pageLimit: 25 },
    ...{ businessDescription: '', documents: [], notify: { name: 'Elena', email: 'elena@school.example' } },
  },
  new Date('2026-03-02T09:00:00Z'),
);

test.each<[string, Partial<MessageMails>, string[], string]>([
  ['the contacts of the signup', {}, ['elena@school.example'], 'elena@school.example'],
  [
    'the addresses the owner chose',
    { recipients: ['desk@school.example', 'head@school.example'] },
    ['desk@school.example', 'head@school.example'],
    'desk@school.example',
  ],
  [
    'another address for replies',
    { replyTo: 'reply@school.example' },
    ['elena@school.example'],
    'reply@school.example',
  ],
])('messages go to %s', async (_name, messageMails, emails, replyTo) => {
  const settings = initialSettings(conversion, undefined);
  const found = await findAddressee(
    {
      organisations: { find: async () => undefined },
      conversions: { find: async () => conversion },
      findSettings: async () => ({
        ...settings,
        messageMails: { ...settings.messageMails, ...messageMails },
      }),
    },
    { conversionId, brandId: 'edgpt' },
  );
  expect(found.recipients.map(({ email }) => email)).toEqual(emails);
  expect(found.replyTo).toBe(replyTo);
});
