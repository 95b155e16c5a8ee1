import { expect, test } from 'vitest';
import { defaultWidgetDesign, type WidgetDesign } from '#shared/domain/widget/widget-design.ts';
import type { Mail } from '../mail/mail.ts';
import { mailCode } from './mail-code.ts';

const conversion = {
  conversionId: `conv_edgpt_${'0'.repeat(26)}`,
  brandId: 'edgpt',
  companyName: 'Maple School',
  url: null,
} as const;

let waits: boolean | undefined;
let isKnown = false;

async function send(organisationId: string | null, design?: Partial<WidgetDesign>): Promise<Mail[]> {
  const mails: Mail[] = [];
  const ports = {
    widgets: {
      find: async () => ({ hosts: {}, ...(design && { design: { ...defaultWidgetDesign, ...design } }) }),
    },
    findSettings: async () => undefined,
    users: {
      find: async (userId: string) => ({ userId, name: 'Ana Ruiz', email: 'ana@maple.example' }),
      findByEmail: async () => undefined,
    },
    addresses: { isConfirmed: async () => isKnown },
    userMails: { add: async (_userId: string, mail: Mail) => void mails.push(mail) },
    startMail: async () => undefined,
    reportCodeMail: () => undefined,
    siteOrigin: () => 'https://edgpt.ai',
    makeId: () => 'id',
    now: () => new Date(0),
  };
  const caller = { userId: 'user-1', organisationId };
  const order = { email: 'web@maple.example', platform: 'tag-manager' } as const;
  ({ waits } = await mailCode(ports, caller, conversion, order));
  return mails;
}

test('the webmaster gets the code and the steps, and replies to the sender', async () => {
  const [mail] = await send('organisation-1', { style: 'banner' });
  expect(mail).toMatchObject({ to: 'web@maple.example', replyTo: 'ana@maple.example' });
  expect(mail?.text).toContain('Create a tag of the type Custom HTML');
  expect(mail?.text).toContain(
    `<script>\n  (window.GPTsite = window.GPTsite || []).push(['create', {"id":"${conversion.conversionId}"}]);`,
  );
  expect(mail?.html).toContain('&lt;script&gt;');
});

test('texts that the owner types advertise no address to strangers', async () => {
  const design = { schoolName: 'Win https://evil.example/now', message: 'Visit www.evil.example today' };
  const [mail] = await send('organisation-1', design);
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil');
});

test('staff, who have no webmaster, are refused', async () => {
  await expect(send(null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('says that the code waits for an address that has yet to confirm', async () => {
  await send('organisation-1');
  expect(waits).toBe(true);
  isKnown = true;
  await send('organisation-1');
  expect(waits).toBe(false);
});
