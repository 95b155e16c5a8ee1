import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { type MailKind, mailKinds } from '#shared/domain/mail/mail-kinds.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';
import { confirmedWorld, idleMails } from '#tests/support/worlds/mail-world-fixture.ts';
import { composeMail } from './compose-mail.ts';
import { hashAddress, saveMailChoices } from './consent/mail-choices.ts';
import { markAddress } from './consent/mark-address.ts';
import { unsubscribe } from './consent/unsubscribe.ts';
import { signRefusal } from './consent/unsubscribe-link.ts';
import { deliverMail } from './deliver-mail.ts';
import type { Mail } from './mail.ts';

const secret = 'a secret of at least thirty-two bytes';
const owner = 'Elena@maple-grove.org';
let refusals: Map<string, Set<MailKind>>;
let outbox: Mail[];
let givenUp: string[];
let marks: Set<string>;
let alarms: string[];
beforeEach(() => {
  refusals = new Map();
  outbox = [];
  givenUp = [];
  marks = new Set();
  alarms = [];
});

const mailChoices = {
  findRefused: async (hash: string) => refusals.get(hash) ?? new Set<string>(),
  refuse: async (hash: string, kind: MailKind) =>
    void refusals.set(hash, new Set([...(refusals.get(hash) ?? []), kind])),
  replace: async (hash: string, refused: readonly MailKind[]) => void refusals.set(hash, new Set(refused)),
};
const addressMarks = {
  mark: async (hash: string) => void marks.add(hash),
  isMarked: async (hash: string) => marks.has(hash),
};
const findTokenSecret = async () => secret;

function compose(kind?: MailKind, to = owner): Mail {
  const url = 'https://edgpt.ai/';
  return composeMail({
    type: 'self-test',
    ...{ mailId: 'mail', kind, to, brand: brands.edgpt, subject: 'News' },
    ...{ greetingName: '<b>Elena</b></body>', paragraphs: ['Hello.'], action: { label: 'Open', url } },
  });
}

async function deliver(mail: Mail): Promise<Mail | undefined> {
  const mails = {
    ...idleMails,
    claim: async () => ({ mail, attempt: 1, triedSince: new Date('2026-03-02T10:00:00Z') }),
    giveUp: async (_mailId: string, reason: string) => void givenUp.push(reason),
  };
  const before = outbox.length;
  await deliverMail(
    {
      ...confirmedWorld,
      ...{ mails, mailChoices, addressMarks, findTokenSecret },
      sendWithProvider: async (sent) => void outbox.push(sent),
      buryMail: async (mailId) => void alarms.push(mailId),
      reportDeferred: (mailId) => void alarms.push(mailId),
      reportGivenUp: (mailId) => void alarms.push(mailId),
      siteOrigin: (brandId) => `https://${brands[brandId].domain.toLowerCase()}`,
      now: () => new Date('2026-03-02T10:00:00Z'),
    },
    'mail',
  );
  return outbox[before];
}

const findToken = (mail: Mail | undefined) => /unsubscribe#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

test('a mail shows its brand’s own mark from the brand’s site, and a letter where pictures are blocked', async () => {
  const [mark = '', ...others] = (await deliver(compose()))?.html.match(/<img[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  expect(mark).toContain('src="https://edgpt.ai/marks/edgpt.png"');
  expect(mark).toContain('alt="E"');
});

test.each(Object.values(brands))('the mark of $name is a picture that every mail client shows', ({ id }) => {
  const picture = readFileSync(`web/public/marks/${id}.png`);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Twice their size in a mail, or more, and square.
  expect(picture.readUInt32BE(16)).toBeGreaterThanOrEqual(72);
  expect(picture.readUInt32BE(16)).toBe(picture.readUInt32BE(20));
});

describe('an optional mail', () => {
  test.each(mailKinds)(
    'of the kind %s has its unsubscribe link and the headers of RFC 8058',
    async (kind) => {
      const mail = await deliver(compose(kind));
      const token = findToken(mail);
      expect(mail?.html).toContain(`https://edgpt.ai/user/unsubscribe#token=${token}`);
      expect(mail?.headers).toEqual([
        {
          name: 'List-Unsubscribe',
          value: `<https://edgpt.ai/api/mail/unsubscribe?token=${token}>`,
        },
        { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
      ]);
      expect(token).not.toContain('maple');
    },
  );

  test.each(mailKinds)(
    'of the kind %s isn’t sent after its link was used, but the others are',
    async (kind) => {
      const token = findToken(await deliver(compose(kind)));
      expect(await unsubscribe({ mailChoices, findTokenSecret }, token)).toMatchObject({ kind });
      expect(await deliver(compose(kind))).toBeUndefined();
      expect(givenUp).toEqual(['unsubscribed']);
      for (const other of mailKinds.filter((it) => it !== kind))
        expect(await deliver(compose(other))).toBeDefined();
    },
  );

  test('is sent again after the reader resubscribes', async () => {
    const all = {
      assistant: true,
      questions: true,
      forms: true,
      weekly: true,
      usage: true,
      trial: true,
      records: true,
    };
    await saveMailChoices({ mailChoices }, owner, { ...all, weekly: false });
    expect(await deliver(compose('weekly'))).toBeUndefined();
    await saveMailChoices({ mailChoices }, owner.toLowerCase(), all);
    expect(await deliver(compose('weekly'))).toBeDefined();
  });
});

test('an account mail is sent despite unsubscriptions, and has no unsubscribe link', async () => {
  refusals.set(hashAddress(owner), new Set(mailKinds));
  const mail = await deliver(compose());
  expect(mail?.text).not.toContain('unsubscribe');
  expect(mail?.headers).toBeUndefined();
});

const event = { version: 1, happenedAt: '2026-03-02T09:59:58Z' };
test.each([
  ['bounced for good', { reason: 'Bounce', recipient: owner }],
  ['was reported as spam', { reason: 'Complaint', recipient: ` ${owner.toUpperCase()}` }],
])('an address where a mail %s gets no more of any kind, without alarms', async (_name, said) => {
  const message = sendMail.schema.parse({ ...event, ...said });
  if ('mailId' in message) throw new Error('The event is not one');
  await markAddress({ addressMarks }, message);
  const kinds = [undefined, ...mailKinds];
  for (const kind of kinds) expect(await deliver(compose(kind))).toBeUndefined();
  expect(givenUp).toEqual(kinds.map(() => 'address-marked'));
  expect(alarms).toEqual([]);
  expect(await deliver(compose(undefined, 'other@maple-grove.org'))).toBeDefined();
});

test.each([
  ['of another kind', { reason: 'Delivery' }],
  ['without a recipient', { recipient: '' }],
  ['at no time', { happenedAt: 'yesterday' }],
])('an event %s is refused at the door', (_name, change) => {
  const whole = { ...event, reason: 'Bounce', recipient: owner };
  expect(sendMail.schema.safeParse(whole).success).toBe(true);
  expect(sendMail.schema.safeParse({ ...whole, ...change }).success).toBe(false);
});

const ours = { kind: 'weekly' as const, addressHash: hashAddress(owner) };
const [, , signature = ''] = signRefusal(secret, ours).split('.');
test.each([
  ['of another secret', signRefusal(`another ${secret}`, ours)],
  ['for another kind', `trial.${ours.addressHash}.${signature}`],
  ['for another address', `weekly.${hashAddress('other@maple-grove.org')}.${signature}`],
  ['without a signature', `weekly.${ours.addressHash}.`],
  ['of no kind', `all.${ours.addressHash}.${signature}`],
  ['that is malformed', ''],
])('a link %s unsubscribes from nothing', async (_name, token) => {
  await expect(unsubscribe({ mailChoices, findTokenSecret }, token)).rejects.toMatchObject({
    code: 'LINK_EXPIRED',
  });
  expect(refusals.size).toBe(0);
});
