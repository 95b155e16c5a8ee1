import { expect, test } from 'vitest';
import { formWorkflowSchema } from '#shared/domain/forms/form.ts';
import { mailsOfUnconfirmedDaily } from '../mail/mail-rule.ts';
import { askToConfirm } from './unconfirmed-addresses.ts';

const email = 'front-desk@maple.example';
const assistant = { conversionId: 'conv_edgpt_1', brandId: 'edgpt' as const };
const form = {
  ...{ ...assistant, formId: 'f1', name: 'Visit', description: '', type: 'built' as const },
  ...{ filename: null, url: null, fields: [], createdAt: '2026-11-27T12:00:00Z' },
  workflow: formWorkflowSchema.parse({ notifications: [email] }),
};

test('an address gets its link again a few times a day, whoever asks for it', async () => {
  let counted = 0;
  const sent: string[] = [];
  const ask = () =>
    askToConfirm(
      {
        conversions: { find: async () => undefined },
        organisations: { find: async () => undefined },
        findSettings: async () => undefined,
        forms: { listEntries: async () => [], findMany: async () => [form] },
        addresses: { isConfirmed: async () => false },
        users: { findByEmail: async () => undefined },
        rateLimits: { countCall: async () => ++counted },
        mails: { addOnce: async () => false, sendAgain: async (mailId) => void sent.push(mailId) },
        findTokenSecret: async () => 'secret',
        siteOrigin: () => 'https://edgpt.ai',
        startMail: async () => undefined,
        now: () => new Date('2026-11-27T12:00:00Z'),
      },
      assistant,
      email,
    );
  for (let asked = 0; asked < mailsOfUnconfirmedDaily; asked++) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(sent).toHaveLength(mailsOfUnconfirmedDaily);
});
