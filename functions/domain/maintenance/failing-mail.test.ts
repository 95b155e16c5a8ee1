import { expect, test } from 'vitest';
import { deliverMail } from '#functions/domain/mail/deliver-mail.ts';
import { maxReceives } from '#shared/jobs/index.ts';
import { confirmedWorld, idleMails } from '#tests/support/worlds/mail-world-fixture.ts';
import { resendOverdue } from './sweep.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const mail = {
  ...{ mailId: 'welcome', to: 'elena@maple-grove.org', from: 'support@edgpt.ai', subject: 'Welcome' },
  ...{ text: 'Welcome', html: '<p>Welcome</p>' },
};

/**
 * The outbox, the queue with its retries, and the sweeper, minute by minute for two days, with a provider that
 * accepts mails from `acceptsAt` on.
 */
async function liveTwoDays(acceptsAt: number) {
  let now = 0;
  let item: { dueAt: number; attempt: number; triedSince?: Date } | undefined = { dueAt: 0, attempt: 0 };
  let queued: { visibleAt: number; receives: number }[] = [{ visibleAt: 0, receives: 0 }];
  let mostQueued = 0;
  const seen = { tries: 0, sentAt: 0, givenUpAt: 0, deadLetters: 0 };
  const nothing = async () => undefined;
  const unused = { findDue: async () => [], postpone: nothing };
  const ports = {
    ...{ steps: unused, webhooks: unused, sendStep: nothing, sendUpdate: nothing, sendWebhook: nothing },
    libraries: { ...unused, find: nothing, save: async () => true, breakLease: nothing },
    mails: {
      ...idleMails,
      async claim() {
        if (!item) return undefined;
        item = { ...item, attempt: item.attempt + 1, triedSince: item.triedSince ?? new Date(now) };
        return { mail, attempt: item.attempt, triedSince: item.triedSince ?? new Date(now) };
      },
      async markSent() {
        item = undefined;
        seen.sentAt = now;
      },
      async giveUp() {
        item = undefined;
        seen.givenUpAt = now;
      },
      findDueIds: async (before: Date) => (item && item.dueAt <= before.getTime() ? [mail.mailId] : []),
      async postpone(_mailId: string, until: Date) {
        if (item) item.dueAt = until.getTime();
      },
      async defer(_mailId: string, until: Date) {
        if (item) item.dueAt = until.getTime();
      },
    },
    ...confirmedWorld,
    mailChoices: { findRefused: async () => new Set<string>() },
    addressMarks: { isMarked: async () => false },
    sendMail: async () => void queued.push({ visibleAt: now, receives: 0 }),
    buryMail: async () => void seen.deadLetters++,
    async sendWithProvider() {
      seen.tries++;
      if (now < acceptsAt) throw Object.assign(new Error('Try later'), { name: 'TooManyRequestsException' });
    },
    findTokenSecret: async () => 'secret',
    siteOrigin: () => 'https://edgpt.ai',
    reportGivenUp: () => undefined,
    reportDeferred: () => undefined,
    reportItem: (_mailId: string, error: unknown) => expect.fail(String(error)),
    now: () => new Date(now),
  };
  for (; now < 2 * day; now += minute) {
    await resendOverdue.mails(ports);
    mostQueued = Math.max(mostQueued, queued.length);
    for (const message of queued.filter(({ visibleAt }) => visibleAt <= now)) {
      const isDone = await deliverMail(ports, mail.mailId).then(
        () => true,
        () => false,
      );
      message.receives++;
      message.visibleAt = now + 3 * minute;
      if (!isDone && message.receives === maxReceives) seen.deadLetters++;
      if (isDone || message.receives === maxReceives) queued = queued.filter((it) => it !== message);
    }
  }
  return { ...seen, mostQueued };
}

test('a mail that the provider never takes is given up after a day, with one dead letter and one message at a time', async () => {
  const { tries, givenUpAt, deadLetters, mostQueued } = await liveTwoDays(Number.POSITIVE_INFINITY);
  expect(givenUpAt).toBeGreaterThanOrEqual(day);
  expect(givenUpAt).toBeLessThan(day + 60 * minute);
  expect({ deadLetters, mostQueued }).toEqual({ deadLetters: 1, mostQueued: 1 });
  expect(tries).toBeLessThan(100);
});

test.each([
  ['a minute', minute, 3 * minute, 0],
  ['an hour', 60 * minute, 32 * minute, 1],
  ['most of a day', 22 * 60 * minute, 32 * minute, 1],
])('after %s of outage a mail goes out soon', async (_name, outage, latest, deadLetters) => {
  const seen = await liveTwoDays(outage);
  expect(seen).toMatchObject({ givenUpAt: 0, deadLetters });
  expect(seen.sentAt).toBeGreaterThanOrEqual(outage);
  expect(seen.sentAt - outage).toBeLessThanOrEqual(latest);
});
