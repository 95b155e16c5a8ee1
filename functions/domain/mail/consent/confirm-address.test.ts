import { describe, expect, test } from 'vitest';
import type { User } from '#functions/domain/accounts/account.ts';
import { composeResetMail } from '#functions/domain/identity/identity-mails.ts';
import { brands } from '#shared/brands/index.ts';
import { openMailWorld } from '#tests/support/worlds/mail-world-fixture.ts';
import { composeMail } from '../compose-mail.ts';
import { mailsOfUnconfirmedDaily } from '../mail-rule.ts';
import { confirmAddress } from './confirm-address.ts';
import { readSignedAddress, signAddress } from './confirmation-link.ts';
import { waitingMailId } from './waiting-mail.ts';

const to = 'secretary@maple-grove.example';
const brand = brands.edgpt;
const owner: User = {
  ...{ userId: 'user', organisationId: 'organisation', brandId: 'edgpt', role: 'owner', name: 'Elena Marsh' },
  ...{ email: to, username: 'elena', phone: '', passwordHash: '', createdAt: '2026-03-01' },
};
const handOff = (mailId: string, address = to) =>
  composeMail({
    ...{ type: 'handed-off', mailId, to: address, brand, replyTo: 'ana@nunez.example' },
    ...{ subject: 'A visitor would like an answer', paragraphs: [`Question ${mailId}`] },
  } as const);
const transcript = (mailId: string) =>
  composeMail({ type: 'transcript', mailId, to, brand, subject: 'A conversation', paragraphs: ['Read it'] });

describe('messages for an address that has not confirmed', () => {
  test('wait behind one plain mail, and its link sends them and all that follow', async () => {
    const world = openMailWorld();
    const [notice] = await world.post(handOff('one'));
    expect(notice?.text).toMatch(/A visitor of .+ left you a message\./);
    expect(notice?.text).not.toContain('Question');
    expect(await world.post(handOff('two'))).toEqual([]);
    const token = /confirm-email#token=([\w-]+)/.exec(notice?.text ?? '')?.[1] ?? '';
    const address = readSignedAddress(await world.ports.findTokenSecret(), token);
    expect(await confirmAddress(world.ports, address ?? '')).toBe(2);
    expect(world.sent.map(({ text }) => /Question (\w+)/.exec(text)?.[1])).toEqual([undefined, 'one', 'two']);
    expect(await world.post(handOff('three'))).toMatchObject([{ replyTo: 'ana@nunez.example' }]);
    expect(await confirmAddress(world.ports, to)).toBe(0);
  });

  test.each([
    ['the trial goes on', '2026-03-12', 'sent'],
    ['a plan was bought', undefined, 'outdated'],
    ['its end has moved', '2026-03-20', 'outdated'],
  ])('of a trial’s end are sent or dropped: %s', async (_name, endsAt, end) => {
    const world = openMailWorld();
    const onTrial = { organisationId: 'organisation', trialEndsAt: '2026-03-12', ends: true };
    const reminder = composeMail({
      ...{ type: 'staff-letter', mailId: 'reminder', to, brand, subject: 'Your trial ends', paragraphs: [] },
    } as const);
    world.trial.endsAt = '2026-03-12';
    await world.post({ ...reminder, onTrial });
    world.trial.endsAt = endsAt;
    await confirmAddress(world.ports, to);
    expect(world.endOf('reminder')).toBe(end);
  });

  test('go out at once if it confirms at the moment in which they are put aside', async () => {
    const world = openMailWorld();
    const { hold } = world.ports.mails;
    world.ports.mails.hold = async (mailId, hash, now) => {
      await confirmAddress(world.ports, to);
      await hold(mailId, hash, now);
    };
    expect(await world.post(handOff('one'))).toMatchObject([{ mailId: 'one' }]);
  });

  test.each([
    ['the brand itself', brands.edgpt.contact.email.toUpperCase(), false],
    ['an account that confirmed it', to, true],
  ])('go to %s at once', async (_name, address, hasAccount) => {
    const world = openMailWorld();
    if (hasAccount) world.user.of = { ...owner, emailConfirmedAt: '2026-03-01' };
    expect(await world.post(handOff('one', address))).toMatchObject([{ mailId: 'one' }]);
  });
});

describe('an address that has not confirmed', () => {
  test('gets a few mails a day, but resets whatever came before', async () => {
    const world = openMailWorld();
    const results = [];
    for (let index = 0; index <= mailsOfUnconfirmedDaily; index++)
      results.push((await world.post(transcript(`mail-${index}`))).length);
    expect(results).toEqual([...Array(mailsOfUnconfirmedDaily).fill(1), 0]);
    expect(world.endOf(`mail-${mailsOfUnconfirmedDaily}`)).toBe('too-many-mails');
    const reset = composeResetMail(
      brand,
      { name: 'Ana', email: to },
      { mailId: 'reset', url: 'https://edgpt.ai' },
    );
    expect(await world.post(reset)).toHaveLength(1);
    world.setNow('2026-03-03T00:00:00Z');
    expect(await world.post(transcript('next-day'))).toHaveLength(1);
  });

  test('is told the next day what waits, when it has had its mails of the day', async () => {
    const world = openMailWorld();
    for (let index = 0; index < mailsOfUnconfirmedDaily; index++)
      await world.post(transcript(`mail-${index}`));
    expect(await world.post(handOff('one'))).toEqual([]);
    const notice = waitingMailId(to);
    expect(world.endOf(notice)).toBeUndefined();
    world.setNow('2026-03-03T00:00:00Z');
    await world.ports.startMail(notice);
    expect(world.sent.at(-1)).toMatchObject({ mailId: notice, to });
    for (let index = 1; index < mailsOfUnconfirmedDaily; index++)
      expect(await world.post(transcript(`next-${index}`))).toHaveLength(1);
    expect(await world.post(transcript('next-day-too-many'))).toEqual([]);
  });

  test('is not limited once it has confirmed', async () => {
    const world = openMailWorld();
    await confirmAddress(world.ports, to);
    for (let index = 0; index < 20; index++)
      expect(await world.post(transcript(`mail-${index}`))).toHaveLength(1);
  });
});

test.each([
  [
    'with another address',
    (token: string) => signAddress('x', 'victim@x.example').slice(0, -43) + token.slice(-43),
  ],
  ['of another secret', () => signAddress('another secret', to)],
  ['without an address', (token: string) => token.slice(-43)],
  ['that is cut', (token: string) => token.slice(0, -1)],
  ['that is empty', () => ''],
])('a link %s confirms nothing', (_name, change) => {
  expect(readSignedAddress('secret', signAddress('secret', to))).toBe(to);
  expect(readSignedAddress('secret', change(signAddress('secret', to)))).toBeUndefined();
});
